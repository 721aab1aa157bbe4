import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { islandCode } from '../support/holdCode.ts'
import { openInPlace } from '../support/openInPlace.ts'

const fence = (source: string) => `\`\`\`mermaid\n${source}\n\`\`\`\n`
const elk = fence('---\nconfig:\n  layout: elk\n---\nflowchart LR\n  a[Alpha] --> b["<b>Beta</b>"]')
const filler = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`).join('\n\n')

const files = {
  'docs/index.md': `---\nslug: /\n---\n\n# Home\n\n[Late](./late.md)`,
  'docs/late.md': `# Late\n\n${filler}\n\n${elk}\n\nAfter.`,
  'docs/mistake.md': `# Mistake\n\n${fence('flowchart TD\n  a --> [b')}`,
}

const container = (page: Page) => page.locator('.docusaurus-mermaid-container')
const drawn = (page: Page) => container(page).locator('.diagram-picture > svg')
const fillOf = (page: Page) =>
  drawn(page)
    .locator('.node rect, .node path')
    .first()
    .evaluate((shape) => getComputedStyle(shape).fill)

describe('a diagram that only a browser can draw', () => {
  browserTest(
    '[S103] is its source until the reader comes to it, and drawn anew when the colour mode changes and in a page that is opened in place',
    async ({ openSite }) => {
      const site = await openSite(files)
      const page = await site.visit('about:blank')
      const code: string[] = []
      page.on('request', (request) => islandCode.test(request.url()) && code.push(request.url()))
      await page.goto(new URL('/late', site.address).href)
      await page.waitForLoadState('networkidle')
      expect(code).toEqual([])
      expect(await container(page).locator('pre').textContent()).toContain('a[Alpha] --> b')
      await container(page).scrollIntoViewIfNeeded()
      await drawn(page).waitFor()
      expect(await drawn(page).textContent()).toContain('Beta')
      expect(await page.getByRole('img', { name: /Alpha, Beta/ }).isVisible()).toBe(true)
      expect(await container(page).locator('pre').count()).toBe(0)

      expect(await fillOf(page)).toBe('rgb(244, 242, 236)')
      await page.locator('[data-color-mode-toggle]:visible').click()
      await expect.poll(() => fillOf(page)).toBe('rgb(29, 33, 40)')
      expect(await drawn(page).count()).toBe(1)

      await openInPlace(page, '/')
      await openInPlace(page, '/late')
      await container(page).scrollIntoViewIfNeeded()
      await drawn(page).waitFor()
      await page.getByRole('button', { name: 'Enlarge the diagram' }).click()
      await page.locator('dialog.diagram-viewer svg').waitFor()
      await page.keyboard.press('Escape')
      await page.goBack()
      await page.waitForSelector('h1:has-text("Home")')
      await page.locator('[data-color-mode-toggle]:visible').click()
      expect(await container(page).count()).toBe(0)
    },
  )

  browserTest('stays readable as source when Mermaid cannot be loaded', async ({ openSite }) => {
    const site = await openSite(files)
    const page = await site.visit('about:blank')
    await page.route(/\/mermaid-.*\.js/, (route) => route.abort())
    await page.goto(new URL('/late', site.address).href)
    await container(page).scrollIntoViewIfNeeded()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toBe(
      'This diagram cannot be drawn. This is its source:',
    )
    expect(await container(page).locator('pre').textContent()).toContain('a[Alpha]')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => page.locator('.diagram-mistake').count()).toBe(1)
  })
})

describe('[S103] a diagram with a mistake', () => {
  browserTest('is its source in the column of the text, with a word on it', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/mistake')
    expect(await page.locator('.diagram-mistake').textContent()).toBe(
      'This diagram cannot be drawn. This is its source:',
    )
    expect(await container(page).locator('pre').textContent()).toBe('flowchart TD\n  a --> [b')
    const startOf = async (selector: string) => (await page.locator(selector).boundingBox())!.x
    expect(await startOf('.diagram-source')).toBe(await startOf('main h1'))
    expect(await container(page).getByRole('button').count()).toBe(0)
  })
})
