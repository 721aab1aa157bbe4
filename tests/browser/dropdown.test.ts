import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText.',
  'src/pages/about.md': '# About',
  'src/pages/team.md': '# Team',
}
const items = [
  { to: '/about', label: 'About' },
  { to: '/team', label: 'Team' },
]
const config: Partial<UserConfig> = {
  navbar: {
    items: [
      { type: 'dropdown', label: 'More', position: 'left', items },
      { type: 'dropdown', label: 'People', to: '/team', position: 'left', items },
    ],
  },
}
const desktop = { viewport: { width: 1200, height: 800 } }

const more = (page: Page) => page.locator('.navbar .dropdown').first()
const people = (page: Page) => page.locator('.navbar .dropdown').last()
const label = (dropdown: Locator) => dropdown.locator('summary')
const entry = (dropdown: Locator, name = 'About') =>
  dropdown.locator('.dropdown__menu').getByRole('link', { name })
const shows = (dropdown: Locator) => entry(dropdown).isVisible()
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement)

browserTest(
  '[S49] the mouse opens a dropdown by being over it, and Escape takes it away; a click keeps it open, until one elsewhere or on an entry',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/', desktop)
    await label(more(page)).hover()
    expect(await shows(more(page))).toBe(true)
    await entry(more(page)).hover()
    expect(await shows(more(page))).toBe(true)
    await page.mouse.move(600, 600)
    expect(await shows(more(page))).toBe(false)

    await label(more(page)).hover()
    await page.keyboard.press('Escape')
    expect(await shows(more(page))).toBe(false)
    await page.mouse.move(600, 600)

    await label(more(page)).click()
    await page.mouse.move(600, 600)
    expect(await shows(more(page))).toBe(true)
    await page.mouse.click(600, 600)
    expect(await shows(more(page))).toBe(false)

    await label(more(page)).click()
    await entry(more(page)).click()
    await expect.poll(() => page.locator('main h1').textContent()).toBe('About')
    await page.mouse.move(600, 600)
    expect(await shows(more(page))).toBe(false)
  },
)

browserTest("[S49] a dropdown of the site's own opens in the same way", async ({ openSite }) => {
  const value =
    '<div class="dropdown dropdown--hoverable"><b>Own</b><ul class="dropdown__menu"><li>Inside</li></ul></div>'
  const own: Partial<UserConfig> = { navbar: { items: [...config.navbar!.items!, { type: 'html', value }] } }
  const page = await (await openSite(files, own)).visit('/', desktop)
  const inBar = page.getByRole('navigation', { name: 'Main' })
  expect(await inBar.getByText('Inside').isVisible()).toBe(false)
  await inBar.getByText('Own', { exact: true }).hover()
  expect(await inBar.getByText('Inside').isVisible()).toBe(true)
})

browserTest('[S49] its links can be seen in a navbar of the first colour', async ({ openSite }) => {
  const primary: Partial<UserConfig> = { navbar: { ...config.navbar, style: 'primary' } }
  const page = await (await openSite(files, primary)).visit('/', desktop)
  const menu = more(page).locator('.dropdown__menu')
  const colour = await menu
    .locator('a')
    .first()
    .evaluate((element) => getComputedStyle(element).color)
  expect(await menu.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(colour)
})

browserTest('[S49] a finger opens and closes it', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/', { ...desktop, hasTouch: true })
  await label(more(page)).tap()
  expect(await shows(more(page))).toBe(true)
  await label(more(page)).tap()
  expect(await shows(more(page))).toBe(false)
  await label(more(page)).tap()
  await page.locator('main h1').tap()
  expect(await shows(more(page))).toBe(false)
})

browserTest(
  '[S49] Enter and Space open and close it, which those who cannot see it hear; arrow keys move in and on; Escape, another focus and another dropdown close it',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/', desktop)
    await label(more(page)).focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      expect(await shows(more(page))).toBe(true)
      await page.keyboard.press(key)
      expect(await shows(more(page))).toBe(false)
    }

    const browser = await page.context().newCDPSession(page)
    const isExpanded = async () => {
      const { nodes } = await browser.send('Accessibility.getFullAXTree')
      const node = nodes.find(({ name, role }) => name?.value === 'More' && /Disclosure/.test(role?.value))
      return node?.properties?.find(({ name }) => name === 'expanded')?.value.value
    }
    expect(await isExpanded()).toBe(false)
    await label(more(page)).click()
    expect(await isExpanded()).toBe(true)
    await label(more(page)).click()

    await label(more(page)).focus()
    await page.keyboard.press('ArrowDown')
    expect(await hasFocus(entry(more(page), 'About'))).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await hasFocus(entry(more(page), 'Team'))).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await hasFocus(entry(more(page), 'Team'))).toBe(true)
    await page.keyboard.press('ArrowUp')
    expect(await hasFocus(entry(more(page), 'About'))).toBe(true)

    await page.keyboard.press('Escape')
    expect(await shows(more(page))).toBe(false)
    expect(await hasFocus(label(more(page)))).toBe(true)

    await label(more(page)).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    expect(await shows(more(page))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await shows(more(page))).toBe(false)

    await label(more(page)).click()
    await label(people(page)).click()
    expect([await shows(more(page)), await shows(people(page))]).toEqual([false, true])
  },
)

browserTest(
  '[S49] a label with an address is a link; its arrow and ArrowDown open the menu',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/', desktop)
    const link = people(page).getByRole('link', { name: 'People' })
    await link.focus()
    await page.keyboard.press('ArrowDown')
    expect(await hasFocus(entry(people(page), 'About'))).toBe(true)
    expect(await label(people(page)).innerText()).toBe('Collapse the dropdown')
    await page.keyboard.press('Escape')
    expect(await label(people(page)).innerText()).toBe('Expand the dropdown')

    await link.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Team')
  },
)

browserTest(
  '[S49] in the drawer it unfolds in place, with its own page among the entries',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/about', {
      viewport: { width: 390, height: 800 },
    })
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
    const [first, second] = [0, 1].map((index) => page.locator('.main-menu details').nth(index))
    expect(await first!.getByRole('link', { name: 'About' }).isVisible()).toBe(true)
    await second!.locator('summary').click()
    expect(await second!.evaluate((element: HTMLDetailsElement) => element.open)).toBe(false)
    await second!.locator('summary').click()
    expect(await second!.getByRole('link').allInnerTexts()).toEqual(['People', 'About', 'Team'])
  },
)
