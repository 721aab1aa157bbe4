import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/index.md': `---\nslug: /\n---\n\n# Home\n\n[Part](#part) [Other](/other)\n\n${'Text.\n\n'.repeat(100)}\n\n## Part\n\n${'Text.\n\n'.repeat(100)}`,
  'docs/other.md': `# Other\n\n${'Text.\n\n'.repeat(100)}`,
}
const config = { navbar: { hideOnScroll: true, items: [{ to: '/other', label: 'Other' }] } }

const isShown = (page: Page) =>
  page.locator('.navbar').evaluate(async (navbar) => {
    await Promise.allSettled(navbar.getAnimations().map(({ finished }) => finished))
    return navbar.getBoundingClientRect().bottom > 0
  })
const scrollPage = async (page: Page, top: number) => {
  await page.evaluate((to) => scrollTo(0, to), top)
  await page.waitForTimeout(60)
}
const shownAt = async (page: Page, top: number) => {
  await scrollPage(page, top)
  return isShown(page)
}

browserTest(
  '[S109] the navbar goes when the reader scrolls down and comes when they scroll up',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    expect(await isShown(page)).toBe(true)
    expect(await shownAt(page, 600)).toBe(false)
    expect(await shownAt(page, 550)).toBe(true)
    expect(await shownAt(page, 700)).toBe(false)
    expect(await shownAt(page, 0)).toBe(true)
  },
)

browserTest('[S109] an anchor hides it, another page shows it', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/')
  await page.getByRole('link', { name: 'Part', exact: true }).first().click()
  await page.waitForTimeout(100)
  expect(await isShown(page)).toBe(false)
  expect(await page.locator('#part').evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(30)

  await scrollPage(page, 500)
  await scrollPage(page, 600)
  await page
    .locator('main')
    .getByRole('link', { name: 'Other', exact: true })
    .evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => page.locator('main h1').textContent()).toBe('Other')
  await page.waitForTimeout(100)
  expect(await isShown(page)).toBe(true)
})

browserTest('[S109] who moves through it by key sees it', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/')
  expect(await shownAt(page, 600)).toBe(false)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.navbar') !== null)).toBe(true)
  expect(await isShown(page)).toBe(true)
})

browserTest(
  'an outline beside the text keeps its place, a line below the navbar rises',
  async ({ openSite }) => {
    const outlined = { 'docs/long.md': `# Long\n\n${'## Part\n\nText.\n\n'.repeat(60)}` }
    const site = await openSite({ ...files, ...outlined }, config)
    for (const [width, places] of [
      [1280, [92, 92]],
      [390, [60, 0]],
    ] as const) {
      const page = await site.visit('/long', { viewport: { width, height: 800 } })
      const place = () =>
        page
          .locator('.theme-doc-toc-mobile')
          .evaluate((outline) => Math.round(outline.getBoundingClientRect().top))
      expect(await shownAt(page, 600)).toBe(false)
      await expect.poll(place).toBe(places[1])
      expect(await shownAt(page, 500)).toBe(true)
      await expect.poll(place).toBe(places[0])
    }
  },
)

browserTest('[S109] without the setting it never goes', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  expect(await shownAt(page, 600)).toBe(true)
  expect(await shownAt(page, 1200)).toBe(true)
})
