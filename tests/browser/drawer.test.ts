import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[About](/about)',
  'docs/guide/one.md': `# One\n\n${'Text.\n\n'.repeat(200)}`,
  'docs/guide/two.md': '# Two',
  'src/pages/about.md': '# About',
  'src/pages/search.md': '# Search',
}
const config: Partial<UserConfig> = {
  navbar: {
    title: 'Notes',
    items: [
      { to: '/about', label: 'About', position: 'left' },
      { type: 'search', position: 'right' },
    ],
  },
}
const phone = { viewport: { width: 390, height: 800 } }

const button = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
const drawer = (page: Page) => page.locator('.navbar-sidebar')
const isOpen = (page: Page) => drawer(page).evaluate((element) => element.matches(':popover-open'))
const open = async (page: Page) => {
  await button(page).click()
  await expect.poll(() => isOpen(page)).toBe(true)
}
const closed = (page: Page) => expect.poll(() => isOpen(page)).toBe(false)
const heading = (page: Page) => page.locator('main h1').textContent()
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)

browserTest(
  '[S57][S147] 996 px is a small screen, 997 px is not; [S56] the bar has switch and search, and on a small screen the switch is in the drawer; [S108] it closes when the window grows, and nothing moves when it gets narrow',
  async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('/guide/one', { viewport: { width: 1200, height: 800 } })
    const resize = (width: number) => page.setViewportSize({ width, height: 800 })
    const inBar = page.locator('.navbar [data-color-mode-toggle]')
    const search = page.locator('.navbar').getByRole('searchbox')
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    expect([await inBar.isVisible(), await search.isVisible()]).toEqual([true, true])
    await resize(997)
    expect([await button(page).isVisible(), await sidebar.isVisible()]).toEqual([false, true])

    await page.evaluate(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      document.addEventListener('transitionrun', ({ propertyName }) => moved.push(propertyName))
    })
    const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
    await resize(996)
    await expect.poll(() => sidebar.isVisible()).toBe(false)
    expect(await button(page).isVisible()).toBe(true)
    await resize(600)
    expect([await inBar.isVisible(), await search.isVisible()]).toEqual([false, true])
    expect(await moved()).toEqual([])

    await open(page)
    expect(await moved()).toContain('translate')
    await drawer(page).getByText('← Back to main menu').click()
    expect(await drawer(page).locator('[data-color-mode-toggle]').isVisible()).toBe(true)
    await resize(1200)
    await closed(page)
    expect(await sidebar.isVisible()).toBe(true)
    expect(await page.locator('[inert]').count()).toBe(0)
  },
)

browserTest('a site without menus has its switch in the bar on a small screen', async ({ openSite }) => {
  const site = await openSite(
    { 'docs/index.md': '---\nslug: /\n---\n\n# Home' },
    { navbar: { title: 'Notes', items: [] }, docs: { routeBasePath: '/', sidebarPath: false } },
  )
  const page = await site.visit('/', phone)
  expect(await button(page).count()).toBe(0)
  expect(await page.locator('.navbar [data-color-mode-toggle]').isVisible()).toBe(true)
})

browserTest(
  '[S58] the drawer starts at the sidebar, and a label leads to the main menu',
  async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('/guide/one', phone)
    const sidebar = drawer(page).getByRole('link', { name: 'Two' })
    const menu = drawer(page).getByRole('link', { name: 'About' })
    await open(page)
    expect([await sidebar.isVisible(), await menu.isVisible()]).toEqual([true, false])

    await drawer(page).getByText('← Back to main menu').click()
    expect([await sidebar.isVisible(), await menu.isVisible()]).toEqual([false, true])

    await page.keyboard.press('Escape')
    await open(page)
    expect([await sidebar.isVisible(), await menu.isVisible()]).toEqual([true, false])
  },
)

browserTest('[S58] a page without a sidebar has the main menu alone', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('/about', phone)
  await open(page)
  expect(await drawer(page).getByRole('link', { name: 'About' }).isVisible()).toBe(true)
  expect(await drawer(page).getByText('Back to main menu').count()).toBe(0)
})

browserTest(
  '[S107] the drawer closes by its button, its backdrop, Escape and a link',
  async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('/guide/one', phone)
    expect(await button(page).getAttribute('aria-expanded')).toBe('false')

    await open(page)
    expect(await button(page).getAttribute('aria-expanded')).toBe('true')
    await drawer(page).getByRole('button', { name: 'Close navigation bar' }).click()
    await closed(page)
    expect(await button(page).getAttribute('aria-expanded')).toBe('false')

    await open(page)
    await page.mouse.click(380, 500)
    await closed(page)

    await open(page)
    await page.keyboard.press('Escape')
    await closed(page)

    await open(page)
    await drawer(page).getByRole('link', { name: 'Two' }).click()
    await closed(page)
    await expect.poll(() => heading(page)).toBe('Two')
  },
)

browserTest(
  '[S107] focus moves in, stays in and comes back, and the page behind does not scroll',
  async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('/guide/one', phone)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(page, '.navbar-sidebar .close')).toBe(true)

    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab')
      expect(await hasFocus(page, 'body, .navbar-sidebar *')).toBe(true)
    }
    await page.mouse.move(380, 500)
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(100)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.keyboard.press('Escape')
    await closed(page)
    await expect.poll(() => hasFocus(page, '.navbar__toggle')).toBe(true)
    expect(await page.locator('[inert]').count()).toBe(0)
  },
)

browserTest('[S107] fingers open it and close it', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('/guide/one', { ...phone, hasTouch: true, isMobile: true })
  await button(page).tap()
  await expect.poll(() => isOpen(page)).toBe(true)
  await page.touchscreen.tap(380, 500)
  await closed(page)

  await button(page).tap()
  await expect.poll(() => isOpen(page)).toBe(true)
  await drawer(page).getByRole('link', { name: 'Two' }).tap()
  await closed(page)
  await expect.poll(() => heading(page)).toBe('Two')
})

browserTest(
  '[S107] a group opens in the drawer without closing it, and [X11] Back closes it and stays on the page',
  async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('/', phone)
    await open(page)
    await drawer(page).getByRole('button', { name: 'guide' }).click()
    await drawer(page).getByRole('link', { name: 'One' }).waitFor()
    expect(await isOpen(page)).toBe(true)
    await page.keyboard.press('Escape')
    await closed(page)

    await page.locator('main').getByRole('link', { name: 'About' }).click()
    await expect.poll(() => heading(page)).toBe('About')
    await open(page)

    await pressBack(page)
    await closed(page)
    expect(await heading(page)).toBe('About')
    expect(new URL(page.url()).pathname).toBe('/about')

    await pressBack(page)
    await expect.poll(() => heading(page)).toBe('Home')
  },
)

/** The browser's own button. Playwright's `goBack` would wait for a navigation, which is what must not come. */
async function pressBack(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { entries, currentIndex } = await browser.send('Page.getNavigationHistory')
  await browser.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id })
}
