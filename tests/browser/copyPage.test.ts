import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const files = { 'docs/a.md': '# A\n\nText of *a*.', 'docs/b.md': '# B' }

browserTest('a click copies the page as Markdown and says so; the reader stays', async ({ openSite }) => {
  const site = await openSite(files)
  const page = await site.visit('a', { permissions: ['clipboard-read', 'clipboard-write'] })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.click('a.copy-page')
  await expect.poll(() => page.textContent('.theme-doc-footer [role=status]')).toBe('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('# A\n\nText of *a*.\n')
  expect(new URL(page.url()).pathname).toBe('/a')
  expect(requests).toContain('/a.md')
})

browserTest(
  'without scripts, or where nothing may be copied, the link leads to the Markdown',
  async ({ openSite }) => {
    const site = await openSite(files)
    const withoutScripts = await site.visit('a', { javaScriptEnabled: false })
    await withoutScripts.click('a.copy-page')
    expect(withoutScripts.url()).toBe(`${site.address}a.md`)

    const closed = await site.visit('about:blank')
    await closed.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await closed.goto(`${site.address}a`)
    await closed.click('a.copy-page')
    await closed.waitForURL('**/a.md')
  },
)

browserTest('a tap copies too, although its code comes only then', async ({ openSite }) => {
  const site = await openSite(files)
  const page = await site.visit('a', { hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.tap('a.copy-page')
  await expect.poll(() => page.textContent('.theme-doc-footer [role=status]')).toBe('Copied')
  expect(new URL(page.url()).pathname).toBe('/a')
})

browserTest(
  'the menu beside the title prints, and closes with Escape and a click elsewhere',
  async ({ openSite }) => {
    const site = await openSite(files, { docs: { routeBasePath: '/', pageActions: 'top' } })
    const page = await site.visit('about:blank', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.addInitScript(() => {
      window.print = () => document.body.classList.add('printed')
    })
    await page.goto(`${site.address}a`)
    const menu = page.locator('.page-menu details')
    await page.click('.page-menu summary')
    await page.click('.page-menu button')
    await page.waitForSelector('body.printed')
    expect(page.url()).toBe(`${site.address}a`)
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.getAttribute('open')).toBe(null)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
    await page.click('.page-menu summary')
    await page.click('h1')
    await expect.poll(() => menu.getAttribute('open')).toBe(null)
    await page.click('.page-menu .copy-page')
    await expect.poll(() => page.textContent('.page-menu [role=status]')).toBe('Copied')
  },
)
