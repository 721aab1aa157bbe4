import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { islandCode } from '../support/holdCode.ts'
import { watchShifts } from '../support/watchShifts.ts'

const flowchart = '```mermaid\nflowchart LR\n  a[First] --> b[Second]\n```\n'
const steps = Array.from({ length: 20 }, (_, index) => `s${index}[Step ${index}]`)
const wide = `\`\`\`mermaid\nflowchart LR\n  ${steps.join(' --> ')}\n\`\`\`\n`

const files = {
  'docs/index.md': `---\nslug: /\n---\n\n# Home\n\n${flowchart}\nAfter.\n\n[Wide](./wide.md)`,
  'docs/wide.md': `# Wide\n\nBefore.\n\n${wide}\nAfter.`,
}

const box = (page: Page) => page.locator('.docusaurus-mermaid-container svg rect').first()
const colors = (page: Page) =>
  box(page).evaluate((rect) => [getComputedStyle(rect).fill, getComputedStyle(rect).stroke])
const groundOf = async (page: Page) => (await colors(page))[0]

/** The surface of the site. */
const light = 'rgb(244, 242, 236)'
const dark = 'rgb(29, 33, 40)'

browserTest('[S5][S103] a diagram changes its theme with the page', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  expect(await groundOf(page)).toBe(light)
  await page.locator('[data-color-mode-toggle]:visible').click()
  expect(await groundOf(page)).toBe(dark)
})

browserTest('the accent of a site colours its diagrams too', async ({ openSite }) => {
  const site = await openSite(
    { ...files, 'own.css': ':root { --ifm-color-primary: #f00 }' },
    { customCss: './own.css' },
  )
  const [, edge] = await colors(await site.visit('/'))
  const [red, green, blue] = edge!.match(/[\d.]+/g)!.map(Number)
  expect(red! - Math.max(green!, blue!)).toBeGreaterThan(0.7)
})

browserTest(
  'where the system sets the colours, it keeps the paper that it is drawn for',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/', { forcedColors: 'active', colorScheme: 'dark' })
    const paper = (selector: string) =>
      page.locator(selector).evaluate((svg) => getComputedStyle(svg).backgroundColor)
    const white = 'rgb(253, 252, 249)'
    expect(await paper('.diagram-picture > svg')).toBe(white)
    await page.locator('.diagram-open').click()
    expect(await paper('dialog svg')).toBe(white)
  },
)

browserTest('it is there without JavaScript, as a picture with a name', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', { javaScriptEnabled: false })
  expect(await page.getByRole('img', { name: 'Flowchart: First, Second' }).isVisible()).toBe(true)
  expect(await page.locator('.diagram-open').isVisible()).toBe(false)
})

browserTest('it costs no code, and moves nothing when the page is shown', async ({ openSite }) => {
  const site = await openSite(files)
  const page = await site.visit('/wide')
  const code: string[] = []
  page.on('request', (request) => islandCode.test(request.url()) && code.push(request.url()))
  const shift = await watchShifts(page)
  await page.goto(site.address)
  await page.waitForLoadState('networkidle')
  expect(await shift()).toBe(0)
  expect(code).toEqual([])
})

const sizeOf = (page: Page) =>
  page.locator('.diagram-picture > svg').evaluate((svg) => {
    const { clientWidth, scrollWidth } = svg.parentElement!
    return {
      share: svg.getBoundingClientRect().width / Number(svg.getAttribute('width')),
      scrolls: scrollWidth > clientWidth,
    }
  })

browserTest('one that is a little too wide shrinks to fit', async ({ openSite }) => {
  const chain = steps.slice(0, 5).join(' --> ')
  const site = await openSite({
    'docs/index.md': `# Chain\n\n\`\`\`mermaid\nflowchart LR\n  ${chain}\n\`\`\`\n`,
  })
  const page = await site.visit('/', { viewport: { width: 1280, height: 800 } })
  const fitting = await sizeOf(page)
  expect(fitting.share).toBeGreaterThan(0.625)
  expect(fitting.share).toBeLessThan(0.75)
  expect(fitting.scrolls).toBe(false)
  await page.setViewportSize({ width: 500, height: 800 })
  expect((await sizeOf(page)).share).toBeCloseTo(0.7, 2)
  expect((await sizeOf(page)).scrolls).toBe(true)
})

browserTest('one that is too wide scrolls within itself', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/wide', { viewport: { width: 360, height: 640 } })
  const picture = page.locator('.diagram-picture')
  expect(await picture.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await picture.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => picture.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

browserTest(
  'a wide one uses the room beside the text before it scrolls, and a small one is centred',
  async ({ openSite }) => {
    const site = await openSite(files)
    const place = (page: Page, selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          return { left, right }
        })
    for (const path of ['/wide', '/']) {
      const page = await site.visit(path, { viewport: { width: 1280, height: 800 } })
      const svg = await place(page, '.diagram-picture > svg')
      const text = await place(page, '.markdown > p')
      if (path === '/wide') expect(text.left - svg.left).toBe(24)
      else expect(svg.left - text.left).toBeCloseTo(text.right - svg.right, 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
    }
  },
)

browserTest('on paper it is in the light theme, and all of it is seen', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/wide?docusaurus-theme=dark', {
    viewport: { width: 700, height: 900 },
  })
  await page.emulateMedia({ media: 'print' })
  expect(await groundOf(page)).toBe(light)
  expect(
    await page
      .locator('.diagram-picture')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0)
})

browserTest('it comes with a page that is opened in place', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  await page.getByRole('link', { name: 'Wide' }).last().click()
  await page.getByRole('heading', { name: 'Wide' }).waitFor()
  expect(await box(page).isVisible()).toBe(true)
  expect(
    await page.locator('.diagram-picture').evaluate((picture) => getComputedStyle(picture).overflowX),
  ).toBe('auto')
})
