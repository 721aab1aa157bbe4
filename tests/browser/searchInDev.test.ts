import { expect } from 'vitest'
import { start } from '../../engine/src/commands/start.ts'
import { browserTest } from '../support/browserTest.ts'
import { temporarySite } from '../support/temporarySite.ts'

browserTest(
  'the search works while notes are written, and follows what is written',
  async ({ browser, onTestFinished }) => {
    const site = temporarySite(
      { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nA zebra.' },
      { navbar: { items: [{ type: 'search', position: 'right' }] } },
    )
    const { server, address } = await start(site.dir, { port: 0 })
    const page = await browser.newPage()
    onTestFinished(async () => {
      await page.close()
      server.closeAllConnections()
      server.close()
    })
    const suggest = async (typed: string) => {
      await page.goto(address)
      await page.locator('.search-box input').fill(typed)
      const titles = page.locator('.search-hit-title')
      await titles
        .first()
        .waitFor({ timeout: 10_000 })
        .catch(() => undefined)
      return titles.allTextContents()
    }
    await expect.poll(() => suggest('zebra')).toEqual(['Home'])
    site.write({ 'docs/other.md': '# Giraffes' })
    await expect.poll(() => suggest('giraffe')).toEqual(['Giraffes'])
  },
)
