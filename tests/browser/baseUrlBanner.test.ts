import { createServer } from 'node:http'
import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { listen } from '../../engine/src/commands/listen.ts'
import { createStaticListener } from '../../engine/src/commands/serve.ts'
import { browserTest } from '../support/browserTest.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[B](./b.md)', 'docs/b.md': '# B' }
const container = '#__docusaurus-base-url-issue-banner-container'

/** Opens pages of a site that is made for one base and served at another. */
async function openPages(browser: Browser, { baseUrl, servedAt }: { baseUrl: string; servedAt: string }) {
  const site = temporarySite(files, { baseUrl })
  const { outDir } = await site.build()
  const server = createServer(createStaticListener(outDir, servedAt))
  const origin = await listen(server, { port: 0, host: '127.0.0.1' })
  const page = await browser.newPage()
  const close = async () => {
    await page.close()
    server.closeAllConnections()
    server.close()
  }
  return { page, close, visit: (path: string) => page.goto(origin + path) }
}

browserTest('[S135] a home page whose files are not found suggests the right base', async ({ browser }) => {
  const { page, visit, close } = await openPages(browser, { baseUrl: '/', servedAt: '/x/' })
  await visit('/x/')
  expect(await page.locator(`body > ${container}:first-child`).innerText()).toBe(
    [
      'Your Sotay site did not load properly.',
      'A very common reason is a wrong site baseUrl configuration.',
      'Current configured baseUrl = / (default value)',
      'We suggest trying baseUrl = /x/',
    ].join('\n\n'),
  )
  expect(await page.locator('#__docusaurus-base-url-issue-banner-suggestion-container').textContent()).toBe(
    '/x/',
  )

  await visit('/x/b')
  expect(await page.getByRole('heading', { name: 'B' }).isVisible()).toBe(true)
  expect(await page.locator(container).count()).toBe(0)
  await close()
})

browserTest.for(['/', '/x/'])(
  '[S135] a site served at its base %s shows no banner',
  async (base, { browser }) => {
    const { page, visit, close } = await openPages(browser, { baseUrl: base, servedAt: base })
    await visit(base)
    expect(await page.locator('html').getAttribute('data-theme-choice')).toBe('light')
    expect(await page.locator(container).count()).toBe(0)
    await close()
  },
)

browserTest('where styles arrive but scripts do not, there is no banner to be seen', async ({ browser }) => {
  const { page, visit, close } = await openPages(browser, { baseUrl: '/x/', servedAt: '/x/' })
  await page.route(/boot/, (route) => route.abort())
  await visit('/x/')
  expect(await page.locator(container).count()).toBe(1)
  expect(await page.locator(container).isVisible()).toBe(false)
  await close()
})
