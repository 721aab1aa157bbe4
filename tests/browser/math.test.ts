import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const wide = Array.from({ length: 40 }, (_, index) => `x_{${index}}`).join('+')
const files = {
  'docs/index.md': `---\nslug: /\n---\n\n# Math\n\nInline $x^2$ and $\\mathbb{R}$.\n\n$$\n${wide}\n$$\n\n$$\n\\sqrt{\\frac{a}{b}}\n$$\n\n[plain](plain.md)\n`,
  'docs/plain.md': '# Plain\n\nIt costs $5 and $10.\n\n[math](index.md)\n',
}
const fonts = (urls: string[]) => urls.filter((url) => url.endsWith('.woff2'))

browserTest('formulas load their styles and only the fonts that they use', async ({ openSite }) => {
  const site = await openSite(files)
  const page = await site.visit('/plain')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.reload()
  expect(loaded.filter((url) => /math|woff/.test(url))).toEqual([])
  await page.getByRole('link', { name: 'math', exact: true }).click()
  await page.waitForSelector('.katex')
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => fonts(loaded).length).toBeGreaterThan(1)
  expect(loaded.filter((url) => /\/math\.\w+\.css$/.test(url))).toHaveLength(1)
  expect(
    fonts(loaded).every((url) =>
      /KaTeX_(?:Main-Regular|Math-Italic|AMS-Regular|Size\d-Regular)\.\w{8}\.woff2$/.test(url),
    ),
  ).toBe(true)
})

browserTest('a wide formula scrolls inside itself', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', { viewport: { width: 360, height: 700 } })
  const block = page.locator('.math-block').first()
  expect(await block.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

browserTest('so does one within a text that no line can break, on a phone', async ({ openSite }) => {
  const within = `# Math\n\n- A $\\left(${wide}\\right)$, b.\n`
  const page = await (await openSite({ 'docs/index.md': within })).visit('/', {
    viewport: { width: 390, height: 700 },
  })
  const formula = page.locator('li .formula-wide')
  expect(await formula.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

browserTest('a formula that its font makes too wide can be reached by the tab key', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const block = page.locator('.math-block').last()
  await expect.poll(() => block.getAttribute('tabindex')).toBe('-1')
  await page.evaluate(() => document.fonts.ready)
  await block.evaluate((element) => {
    Object.assign((element.firstElementChild as HTMLElement).style, { display: 'block', inlineSize: '300vw' })
    document.fonts.dispatchEvent(new Event('loadingdone'))
  })
  expect(await block.getAttribute('tabindex')).toBe('0')
})

browserTest('formulas have the colour of the text in both modes', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
    const colors = await page.evaluate(() => {
      const colorOf = (selector: string) => getComputedStyle(document.querySelector(selector)!).color
      return [colorOf('.katex-html .mord'), colorOf('.markdown p')]
    })
    expect(colors[0]).toBe(colors[1])
  }
})

browserTest('formulas run from left to right in every language', async ({ openSite }) => {
  const site = await openSite(files, { i18n: { defaultLocale: 'ar', locales: ['ar'] } })
  const page = await site.visit('/')
  const directionOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction)
  expect([await directionOf('.markdown p'), await directionOf('p > .katex')]).toEqual(['rtl', 'ltr'])
})

browserTest('a formula that is selected is what is seen, once', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const selected = await page
    .locator('.katex')
    .nth(1)
    .evaluate((formula) => {
      getSelection()!.selectAllChildren(formula)
      return getSelection()!.toString().trim()
    })
  expect(selected).toBe('R')
})
