import { expect } from 'vitest'
import { axeOfPages } from '../support/axeOfPages.ts'
import { browserTest } from '../support/browserTest.ts'
import { openInPlace } from '../support/openInPlace.ts'
import { config, files } from '../support/searchSite.ts'

const hero = {
  tagline: 'Notes about tools, with a tagline that is long enough to need several lines on a phone.',
  search: true,
  actions: [
    { label: 'Begin', to: './guides/vim.md' },
    { label: 'Another way to begin', to: './empty.md' },
  ],
  features: [{ title: 'A card', description: 'A sentence.', to: './empty.md' }, { title: 'Another card' }],
  shelf: true,
  news: true,
}
const home = {
  ...files,
  'docs/index.md': `---\n${JSON.stringify({ slug: '/', hero })}\n---\n\n# Home\n\n## More\n\nText.`,
}

browserTest(
  'the field of a home page answers like the search box, in the same dialog',
  async ({ openSite }) => {
    const page = await (await openSite(home, config)).visit('/')
    const field = page.getByRole('main').getByRole('searchbox')
    await field.click()
    const box = page.locator('.home-search[data-open]')
    await box.locator('input').fill('leaving')
    await box.locator('[role=option]').first().click()
    await page.waitForURL('**/guides/vim#leaving-it')
  },
)

browserTest(
  'the description of a card is close to its title, on home pages and in notes',
  async ({ openSite }) => {
    const icon = { title: 'A', description: 'A sentence.', icon: 'pen' }
    const sign = { title: 'B', description: 'A sentence.', icon: '✎' }
    const text = `---\n${JSON.stringify({ slug: '/', hero: { features: [icon, sign, ...hero.features] } })}\n---\n\n# Home`
    const page = await (await openSite({ ...home, 'docs/index.md': text }, config)).visit('/')
    const gaps = await page
      .locator('.card p')
      .evaluateAll((found) =>
        found.map(
          (p) => p.getBoundingClientRect().top - p.previousElementSibling!.getBoundingClientRect().bottom,
        ),
      )
    expect(gaps.map(Math.round)).toEqual([4, 4, 4])
  },
)

browserTest(
  'a key in the field of a home page styles its answers anew, not the page',
  async ({ openSite }) => {
    const many = Array.from({ length: 500 }, (_, index) => `Line ${index}`).join('\n\n')
    const page = await (
      await openSite({ ...home, 'docs/index.md': `${home['docs/index.md']}\n\n${many}` }, config)
    ).visit('/')
    const type = async (text: string) => {
      await page.locator('.home-search input').fill(text)
      await page
        .locator('.home-search:not([data-loading]) [role=option]', { hasText: text })
        .first()
        .waitFor()
    }
    await page.locator('.home-search input').click()
    await type('vim')
    const browser = page.context().browser()!
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
    })
    await type('processes')
    const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
      traceEvents: { name: string; args: { elementCount?: number } }[]
    }
    const styled = traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args.elementCount ?? 0)
    expect(styled.length).toBeGreaterThan(0)
    expect(Math.max(...styled)).toBeLessThan(200)
  },
)

browserTest('the search that opens on a home page looks as it does elsewhere', async ({ openSite }) => {
  const site = await openSite(home, config)
  const looksOn = async (path: string, form: string) => {
    const page = await site.visit(path)
    await page.locator(`${form} input`).click()
    await page.locator(`${form}[data-open] input`).fill('leaving')
    await page.locator(`${form} [role=option]`).first().waitFor()
    const texts = page.locator(`${form} :is(.search-page-hits a, .search-end a, .search-keys)`)
    const shown = await texts.evaluateAll((found) =>
      found.map((text) => {
        const { fontSize, textDecorationLine } = getComputedStyle(text)
        return `${fontSize} ${textDecorationLine}`
      }),
    )
    return [...shown, (await page.locator(form).boundingBox())?.y]
  }
  const looks = await looksOn('/', '.home-search')
  expect(looks.length).toBeGreaterThan(1)
  expect(looks).toEqual(await looksOn('/guides/vim', '.navbar .search-box'))
})

browserTest.for(['/', '/search'])(
  'the fields of %s have text that the browsers of phones do not zoom in on',
  async (path, { openSite }) => {
    const page = await (await openSite(home, config)).visit(path, { viewport: { width: 360, height: 740 } })
    const sizes = await page
      .locator('input[type=search]')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    expect(sizes.length).toBeGreaterThan(1)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  },
)

browserTest('the field of the navbar comes when that of the page has gone', async ({ openSite }) => {
  const page = await (await openSite(home, config)).visit('/', { viewport: { width: 390, height: 500 } })
  const field = page.locator('.navbar .search-box input')
  await expect.poll(() => field.isVisible()).toBe(false)
  expect(await page.locator('.theme-doc-footer').isVisible()).toBe(false)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => field.isVisible()).toBe(true)
})

browserTest('the shortcut opens the field that is seen', async ({ openSite }) => {
  const page = await (await openSite(home, config)).visit('/', { viewport: { width: 1280, height: 500 } })
  const fields = [page.locator('.home-search'), page.locator('.navbar .search-box')]
  for (const [index, top] of [0, 9999].entries()) {
    await page.evaluate((to) => scrollTo(0, to), top)
    const field = fields[index]!.locator('input')
    await expect
      .poll(() => field.evaluate((input) => input.checkVisibility({ visibilityProperty: true })))
      .toBe(true)
    await page.keyboard.press('Control+k')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    await page.locator('.search-box[data-open]').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.search-box[data-open]').count()).toBe(0)
  }
})

browserTest('without scripts the field leads to the search page', async ({ openSite }) => {
  const page = await (await openSite(home, config)).visit('/', { javaScriptEnabled: false })
  await page.locator('.home-search input').fill('vim')
  await page.locator('.home-search input').press('Enter')
  await page.waitForURL('**/search?q=vim')
})

browserTest(
  'the sidebar of a home page is no column, and still the drawer of a phone',
  async ({ openSite }) => {
    const site = await openSite(home, config)
    const desktop = await site.visit('/', { viewport: { width: 1280, height: 800 } })
    await expect.poll(() => desktop.locator('.menu').isVisible()).toBe(false)
    await desktop.locator('.shelf a').first().click()
    await expect.poll(() => desktop.locator('.menu').isVisible()).toBe(true)
    const phone = await site.visit('/', { viewport: { width: 360, height: 740 } })
    await phone.getByRole('button', { name: 'Toggle navigation bar' }).click()
    await expect.poll(() => phone.locator('.menu').isVisible()).toBe(true)
  },
)

browserTest(
  'axe finds nothing on a home page, light or dark, and no width makes it scroll sideways',
  async ({ openSite }) => {
    const site = await openSite(home, config)
    const page = await site.visit('/guides/vim')
    expect(await axeOfPages(page, ['/'])).toEqual({})
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
  },
)

browserTest('the actions of a home page wrap their words where letters are large', async ({ openSite }) => {
  const site = await openSite(home, config)
  const page = await site.visit('/', { viewport: { width: 320, height: 740 } })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

browserTest(
  'a home page, the navbar and the footer begin and end at the same places; beside a sidebar, text begins where the links of the navbar do',
  async ({ openSite }) => {
    const items = [{ to: '/empty', label: 'Empty', position: 'left' as const }]
    const site = await openSite(home, {
      ...config,
      navbar: { title: 'Bar', items },
      footer: { copyright: 'C' },
    })
    const page = await site.visit('/')
    const edges = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => {
          const { left, right } = part.getBoundingClientRect()
          const room = Number.parseFloat(getComputedStyle(part).paddingInlineStart)
          return { left, right, text: left + room, sign: (left + right) / 2 + 8 }
        })
    for (const width of [768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { left, right } = await edges('.home-hero')
      const footer = await edges('.footer > div')
      expect([footer.left, footer.right, (await edges('.shelf')).right]).toEqual([left, right, right])
      if (width < 1000) continue
      expect((await edges('.navbar__brand')).left).toBe(left)
      expect(Math.abs((await edges('.color-mode-toggle')).sign - right)).toBeLessThan(1)
      const tops = await page
        .locator('.shelf > section')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(tops.filter((top) => top === tops[0]).length).toBeLessThanOrEqual(3)
    }
    await openInPlace(page, '/guides/vim')
    for (const width of [1000, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect((await edges('.navbar__link')).text).toBeCloseTo((await edges('h1')).left, 0)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    const beside = (await edges('h1')).left
    await openInPlace(page, '/search')
    expect((await edges('h1')).left).toBe(beside)
  },
)
