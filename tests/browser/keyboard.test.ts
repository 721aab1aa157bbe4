import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { browserTest } from '../support/browserTest.ts'
import { holdCode } from '../support/holdCode.ts'

const files = {
  'docs/index.md': '---\nslug: /\nsidebar_position: 1\n---\n\n# Home\n\n[A link in the text](/about)',
  'docs/guide/one.md': '# One\n\nText.',
  'docs/guide/two.md': '# Two\n\nText.',
  'docs/own/index.md': '# Own\n\nText.',
  'docs/own/berry.md': '# Berry\n\nText.',
  'src/pages/about.md': '# About\n\nText.',
}
const config: Partial<UserConfig> = {
  announcementBar: { content: 'News' },
  navbar: {
    title: 'Notes',
    items: [
      { to: '/about', label: 'Us' },
      { type: 'dropdown', label: 'More', items: [{ to: '/about', label: 'About' }] },
      { href: 'https://example.com', label: 'Code', position: 'right' },
    ],
  },
}
const desktop = { viewport: { width: 1200, height: 700 } }
const phone = { viewport: { width: 390, height: 700 } }

/** What the thing that has the focus is called; nothing when the whole page has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!element || element === document.body) return ''
    return element.ariaLabel ?? (element as HTMLElement).innerText.replace('\n', ' ').trim()
  })

/** The stops of the Tab key, one after the other. */
async function walk(page: Page, count: number, key = 'Tab'): Promise<string[]> {
  const stops: string[] = []
  for (let step = 0; step < count; step++) {
    await page.keyboard.press(key)
    stops.push(await focused(page))
  }
  return stops
}

async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  while ((await focused(page)) !== name) {
    await page.keyboard.press('Tab')
    passed.push(await focused(page))
    if (passed.length > 40) throw new Error(`Tab does not lead to "${name}", but to ${passed.join(', ')}`)
  }
}

/** After a visit the focus is on the page's heading. */
const arrive = (page: Page, title: string) => expect.poll(() => focused(page)).toBe(title)

browserTest(
  'the first stop is the skip link, which shows itself and leads past navbar and sidebar',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/', desktop)
    const skipLink = page.getByRole('link', { name: 'Skip to main content' })
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to main content')
    expect(await skipLink.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none')

    await page.keyboard.press('Enter')
    const isInText = () => page.evaluate(() => document.activeElement?.closest('main') !== null)
    await page.keyboard.press('Tab')
    expect(await isInText()).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await isInText()).toBe(false)
  },
)

browserTest('Tab goes through the page in the order in which it reads', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/', desktop)
  // The box opens when its code is there, and has a stop more then.
  await holdCode(page)
  expect(await walk(page, 13)).toEqual([
    'Skip to main content',
    'Close',
    'Notes',
    'Us',
    'More',
    'Search',
    'Code',
    'Switch between dark and light mode (currently light mode)',
    'Home',
    'guide',
    'Own',
    "Expand sidebar category 'Own'",
    'Home page',
  ])
  expect(await walk(page, 2, 'Shift+Tab')).toEqual(["Expand sidebar category 'Own'", 'Own'])
})

browserTest('Tab goes from a search box that opened to its button, then on', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/', desktop)
  await tabTo(page, 'Search')
  await page.locator('.search-box[data-open]').waitFor()
  expect(await walk(page, 2)).toEqual(['Clear', 'Code'])
  await expect.poll(() => page.locator('.search-box[data-open]').count()).toBe(0)
})

browserTest('a dropdown: open, go in, follow a link', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/', desktop)
  await tabTo(page, 'More')
  await page.keyboard.press('Enter')
  expect(await walk(page, 1)).toEqual(['About'])
  await page.keyboard.press('Enter')
  await arrive(page, 'About')
})

browserTest('the sidebar: open a group, go in, follow a link, fold the group again', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/', desktop)
  await tabTo(page, 'guide')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'One', exact: true }).waitFor()
  expect(await walk(page, 2)).toEqual(['One', 'Two'])
  await page.keyboard.press('Enter')
  await arrive(page, 'Two')

  await tabTo(page, 'guide')
  await page.keyboard.press('Enter')
  expect(await walk(page, 1)).toEqual(['Own'])
})

browserTest(
  'the sidebar: a button opens a group that has a page, its label leads there',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/', desktop)
    await tabTo(page, "Expand sidebar category 'Own'")
    await page.keyboard.press('Space')
    await page.getByRole('link', { name: 'Berry' }).waitFor()
    expect(await focused(page)).toBe("Collapse sidebar category 'Own'")
    expect(await walk(page, 1)).toEqual(['Berry'])
    expect(await walk(page, 2, 'Shift+Tab')).toEqual(["Collapse sidebar category 'Own'", 'Own'])
    await page.keyboard.press('Enter')
    await arrive(page, 'Own')
  },
)

browserTest('the drawer: open, read on, change panels, follow a link', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/', phone)
  await tabTo(page, 'Toggle navigation bar')
  await page.keyboard.press('Enter')
  await arrive(page, 'Close navigation bar')
  expect(await walk(page, 3)).toEqual(['← Back to main menu', 'Home', 'guide'])

  await tabTo(page, '← Back to main menu')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Docs sidebar →')
  expect(await walk(page, 2)).toEqual(['Us', 'More'])
  await page.keyboard.press('Enter')
  expect(await walk(page, 1)).toEqual(['About'])
  await page.keyboard.press('Enter')
  await arrive(page, 'About')
})

browserTest('what has the focus by key can be seen to have it', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/', desktop)
  const outline = () =>
    page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  for (let step = 0; step < 15; step++) {
    await page.keyboard.press('Tab')
    if (await focused(page)) expect(`${await focused(page)}: ${await outline()}`).toMatch(/: solid$/)
  }
})

browserTest('who goes to the navbar by key stays where they are in the text', async ({ openSite }) => {
  const long = `# Long\n\n${'Text.\n\n'.repeat(200)}## Last\n`
  const site = await openSite({ ...files, 'docs/guide/long.md': long }, config)
  const page = await site.visit('/guide/long', desktop)
  const place = () => page.evaluate(() => scrollY)
  await page.evaluate(() => scrollTo(0, 2000))
  await page.keyboard.press('Control+k')
  await page.locator('.search-box[data-open]').waitFor()
  expect(await place()).toBe(2000)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.search-box[data-open]').count()).toBe(0)
  await page.locator('.navbar__search-input').focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.navbar') !== null)).toBe(true)
  expect(await place()).toBe(2000)
})
