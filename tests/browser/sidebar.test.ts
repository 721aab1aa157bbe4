import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { browserTest } from '../support/browserTest.ts'

const notes = (folder: string, count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`docs/${folder}/n${index}.md`, `# Note ${index}`]),
  )
const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[Deep](/plain/inner/leaf)',
  'docs/plain/a.md': '# Apple',
  'docs/plain/inner/leaf.md': '# Leaf',
  'docs/own/index.md': '# Own',
  'docs/own/b.md': '# Berry',
}
const long = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[Far](/long/n60)',
  ...notes('long', 80),
}
const withDocs: Partial<UserConfig> = {
  navbar: { items: [{ type: 'doc', docId: 'index', label: 'Docs' }] },
}
const desktop = { viewport: { width: 1200, height: 700 } }

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' })
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
const closedGroup = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })
const openGroup = (page: Page, name: string) => sidebar(page).locator('summary', { hasText: name })
const heading = (page: Page) => page.locator('main h1').textContent()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

browserTest('without a script a closed group leads to its first page', async ({ openSite }) => {
  const site = await openSite(files)
  const page = await site.visit('/', { ...desktop, javaScriptEnabled: false })
  await link(page, 'plain').click()
  expect(await heading(page)).toBe('Apple')
  expect(await link(page, 'Apple').isVisible()).toBe(true)
})

browserTest(
  'a group without a page of its own opens and closes in place, also by keys, and the focus stays on its label',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/', desktop)
    expect(await closedGroup(page, 'plain').getAttribute('aria-expanded')).toBe('false')
    await closedGroup(page, 'plain').click()
    await link(page, 'Apple').waitFor()
    expect(await heading(page)).toBe('Home')
    expect(await sidebar(page).locator('[aria-current]').allInnerTexts()).toEqual(['Home'])

    await openGroup(page, 'plain').click()
    expect(await link(page, 'Apple').isVisible()).toBe(false)
    await openGroup(page, 'plain').click()
    expect(await link(page, 'Apple').isVisible()).toBe(true)

    await page.reload()
    await closedGroup(page, 'plain').focus()
    await page.keyboard.press('Space')
    await link(page, 'Apple').waitFor()
    expect(await focused(page)).toBe('plain')
    await page.keyboard.press('Enter')
    expect(await link(page, 'Apple').isVisible()).toBe(false)
  },
)

browserTest('a group that opens shows the groups in it as they are: closed', async ({ openSite }) => {
  const site = await openSite({ ...files, 'docs/plain/0/first.md': '# First', 'docs/plain/a.md': '# Apple' })
  const page = await site.visit('/', desktop)
  await closedGroup(page, 'plain').click()
  await closedGroup(page, 'inner').click()
  await link(page, 'Leaf').waitFor()
  expect(await heading(page)).toBe('Home')
})

browserTest(
  'the label of a group with a page of its own leads there, opens it and folds it there',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/', desktop)
    await link(page, 'Own').click()
    await expect.poll(() => heading(page)).toBe('Own')
    expect(await link(page, 'Berry').isVisible()).toBe(true)

    await link(page, 'Own').click()
    expect(await link(page, 'Berry').isVisible()).toBe(false)
    await link(page, 'Own').click()
    expect(await link(page, 'Berry').isVisible()).toBe(true)
  },
)

browserTest('the button beside such a label opens the group and stays on the page', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', desktop)
  const expand = closedGroup(page, "Expand sidebar category 'Own'")
  expect(await expand.getAttribute('aria-expanded')).toBe('false')
  await expand.click()
  await link(page, 'Berry').waitFor()
  expect(await heading(page)).toBe('Home')

  const fold = sidebar(page).locator('summary.menu__caret')
  expect(await fold.innerText()).toBe("Collapse sidebar category 'Own'")
  await fold.click()
  expect(await fold.innerText()).toBe("Expand sidebar category 'Own'")
  expect(await link(page, 'Berry').isVisible()).toBe(false)
})

browserTest('a group whose items cannot be fetched leads the reader to them', async ({ openSite }) => {
  const site = await openSite(files)
  const page = await site.visit('about:blank', desktop)
  await page.route('**/plain/a', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await page.goto(site.address)
  await closedGroup(page, 'plain').click()
  await expect.poll(() => heading(page)).toBe('Apple')
})

browserTest('opening a group leaves the others open, also on another page', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/plain/a', desktop)
  await closedGroup(page, "Expand sidebar category 'Own'").click()
  await link(page, 'Berry').click()
  await expect.poll(() => heading(page)).toBe('Berry')
  expect(await link(page, 'Apple').isVisible()).toBe(true)
})

browserTest('with auto-collapse one group of a level is open at a time', async ({ openSite }) => {
  const site = await openSite(files, { docs: { sidebar: { autoCollapseCategories: true } } })
  const page = await site.visit('/plain/a', desktop)
  await closedGroup(page, "Expand sidebar category 'Own'").click()
  await link(page, 'Berry').waitFor()
  expect(await link(page, 'Apple').isVisible()).toBe(false)

  await openGroup(page, 'plain').click()
  expect([await link(page, 'Apple').isVisible(), await link(page, 'Berry').isVisible()]).toEqual([
    true,
    false,
  ])
  await link(page, 'Own').click()
  await expect.poll(() => heading(page)).toBe('Own')
  expect([await link(page, 'Apple').isVisible(), await link(page, 'Berry').isVisible()]).toEqual([
    false,
    true,
  ])
})

browserTest('with auto-collapse a page opens its group beside an open one', async ({ openSite }) => {
  const site = await openSite(files, { docs: { sidebar: { autoCollapseCategories: true } } })
  const page = await site.visit('/', desktop)
  await closedGroup(page, "Expand sidebar category 'Own'").click()
  await link(page, 'Berry').waitFor()
  await page.locator('main').getByRole('link', { name: 'Deep' }).click()
  await expect.poll(() => heading(page)).toBe('Leaf')
  expect([await link(page, 'Leaf').isVisible(), await link(page, 'Berry').isVisible()]).toEqual([true, false])
})

browserTest(
  'it starts at the current page without moving the text, and keeps its scroll on the way',
  async ({ openSite }) => {
    const site = await openSite(long, withDocs)
    const page = await site.visit('/long/n60', desktop)
    const column = page.locator('.theme-doc-sidebar-container')
    const scroll = () => column.evaluate((element) => element.scrollTop)
    expect(await scroll()).toBeGreaterThan(200)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await sidebar(page).locator('[aria-current]').last().isVisible()).toBe(true)

    await column.evaluate((element) => element.scrollTo(0, 300))
    await link(page, 'Note 20').click()
    await expect.poll(() => heading(page)).toBe('Note 20')
    expect(await scroll()).toBe(300)
  },
)

browserTest(
  'it shows the current page, opened or reached by a link, also beside a menu of the site whose link is current',
  async ({ openSite }) => {
    const page = await (await openSite(long, withDocs)).visit('/long/n60', desktop)
    const isShown = async () => {
      await expect.poll(() => heading(page)).toBe('Note 60')
      const { y, height } = (await sidebar(page).locator('[aria-current]').last().boundingBox())!
      expect(y).toBeGreaterThan(0)
      expect(y + height).toBeLessThan(desktop.viewport.height)
    }
    await isShown()
    await page.goto(new URL('/', page.url()).href)
    await page.locator('main').getByRole('link', { name: 'Far' }).click()
    await isShown()
  },
)

browserTest('in the drawer it starts at the current page too', async ({ openSite }) => {
  const page = await (await openSite(long, withDocs)).visit('/long/n60', {
    viewport: { width: 390, height: 700 },
  })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  const current = sidebar(page).locator('[aria-current]').last()
  await expect.poll(async () => (await current.boundingBox())?.y).toBeLessThan(700)
  expect((await current.boundingBox())!.y).toBeGreaterThan(0)
})

browserTest(
  'where the config asks for it the column can be hidden, until the page is loaded again',
  async ({ openSite }) => {
    const site = await openSite(files, { docs: { sidebar: { hideable: true } } })
    const page = await site.visit('/plain/a', desktop)
    const width = () =>
      page.locator('.theme-doc-sidebar-container').evaluate((element) => element.clientWidth)
    const toggle = page.locator('[data-sidebar-toggle]')
    expect([await toggle.innerText(), await width()]).toEqual(['Collapse sidebar', 279])

    await toggle.click()
    expect([await toggle.innerText(), await width()]).toEqual(['Expand sidebar', 29])
    expect(await sidebar(page).isVisible()).toBe(false)
    await page.keyboard.press('Enter')
    expect(await sidebar(page).isVisible()).toBe(true)

    await toggle.click()
    await page.reload()
    expect(await sidebar(page).isVisible()).toBe(true)
  },
)

const many = {
  'docs/index.md': '---\nslug: /\n---\n# Home',
  ...notes('many', 60),
  'docs/system/he.md': '# Hệ điều hành',
}
const filterOf = (page: Page) => page.getByRole('searchbox', { name: 'Filter pages' })

browserTest(
  'a sidebar of more than 60 pages can be filtered; Escape and a chosen page show the tree again',
  async ({ openSite }) => {
    const page = await (await openSite(many)).visit('/', desktop)
    await filterOf(page).fill('zebra')
    await expect
      .poll(() => sidebar(page).getByRole('status').textContent())
      .toBe('No page of this list has these words.')
    expect(await closedGroup(page, 'many').isVisible()).toBe(false)
    await filterOf(page).press('Escape')
    expect(await closedGroup(page, 'many').isVisible()).toBe(true)

    await filterOf(page).click()
    await page.keyboard.type('he dieu')
    await sidebar(page).getByRole('link', { name: 'Hệ điều hành' }).waitFor()
    expect(await sidebar(page).getByRole('link').allInnerTexts()).toEqual(['Hệ điều hành\nsystem'])
    expect(await sidebar(page).getByRole('status').textContent()).toBe('1 page')
    await page.keyboard.press('Enter')
    await expect.poll(() => heading(page)).toBe('Hệ điều hành')
    expect(await filterOf(page).inputValue()).toBe('')
    expect(await openGroup(page, 'system').isVisible()).toBe(true)
  },
)

browserTest('without the list of pages the tree stays', async ({ openSite }) => {
  const page = await (await openSite(many)).visit('/', desktop)
  await page.route('**/sidebar.*.json', (route) => route.abort())
  const asked = page.waitForEvent('requestfailed')
  await filterOf(page).fill('zebra')
  await asked
  expect(await closedGroup(page, 'many').isVisible()).toBe(true)
})

browserTest('a shorter sidebar has no filter, nor has any without a script', async ({ openSite }) => {
  const short = await (
    await openSite({
      ...many,
      'docs/system/he.md': '---\nunlisted: true\n---\n# Hidden',
      'docs/many/n0.md': '---\ndraft: true\n---\n# Draft',
    })
  ).visit('/', desktop)
  expect(await filterOf(short).count()).toBe(0)
  const plain = await (await openSite(many)).visit('/', { ...desktop, javaScriptEnabled: false })
  expect(await filterOf(plain).isVisible()).toBe(false)
})

browserTest('the filter stands above the list where a site puts them in a row', async ({ openSite }) => {
  const styled = { ...many, 'src/own.css': '.menu { display: flex; justify-content: center }' }
  const page = await (await openSite(styled, { customCss: './src/own.css' })).visit('/', desktop)
  const [filter, list] = [filterOf(page), page.locator('.menu > ul').first()]
  await filter.waitFor()
  const box = async (place: typeof list) => (await place.boundingBox())!
  expect((await box(list)).y).toBeGreaterThanOrEqual((await box(filter)).y + (await box(filter)).height)
})

const flat = Object.fromEntries(
  Array.from({ length: 400 }, (_, index) => [`docs/${1000 + index}.md`, `# Note ${1000 + index}`]),
)
const labels = (page: Page) =>
  sidebar(page)
    .locator('a.menu__link')
    .evaluateAll((links) => links.map(({ textContent }) => textContent))

browserTest(
  'what a long list leaves out is put in its place by a click or a key, and stays on neighbouring pages',
  async ({ openSite }) => {
    const page = await (await openSite(flat)).visit('/1200', desktop)
    expect(await labels(page)).toHaveLength(122)
    await link(page, '160 more pages').click()
    await link(page, 'Note 1000').waitFor()
    expect((await labels(page)).slice(0, 162)).toEqual(
      Array.from({ length: 162 }, (_, index) => `Note ${1000 + index}`),
    )
    expect(await heading(page)).toBe('Note 1200')

    await link(page, 'Note 1201').click()
    await page.waitForSelector('main h1:has-text("Note 1201")')
    expect(await link(page, 'Note 1000').isVisible()).toBe(true)
    expect(await sidebar(page).locator('[aria-current]').allInnerTexts()).toEqual(['Note 1201'])

    const below = link(page, '120 more pages')
    await below.focus()
    await page.keyboard.press('Enter')
    await link(page, 'Note 1399').waitFor()
    expect(await focused(page)).toBe('120 more pages')
    expect(await labels(page)).toHaveLength(400)
    await openGroup(page, '120 more pages').click()
    expect(await link(page, 'Note 1399').isVisible()).toBe(false)
  },
)

browserTest(
  'if what a long list leaves out cannot be fetched, and without a script, its link leads to the page of all',
  async ({ openSite }) => {
    const site = await openSite(flat)
    const page = await site.visit('/1200', desktop)
    await page.route('**/all-pages', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    )
    await link(page, '160 more pages').click()
    await page.waitForSelector('main h1:has-text("All pages")')

    const plain = await site.visit('/1200', { ...desktop, javaScriptEnabled: false })
    await link(plain, '160 more pages').click()
    expect(await heading(plain)).toBe('All pages')
    expect(await plain.locator('main').getByRole('link', { name: 'Note 1000' }).isVisible()).toBe(true)
  },
)
