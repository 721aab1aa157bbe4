import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\n[About](/about)',
  'src/pages/about.md': '# About\n\n[Home](/)',
}
const followed = { colorMode: { respectPrefersColorScheme: true } }

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')
const choiceOf = (page: Page) => page.locator('html').getAttribute('data-theme-choice')
const toggle = (page: Page) => page.locator('[data-color-mode-toggle]:visible')
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

/** How light the page and its letters are, from 0 to 1. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    const lightnessOf = (color: string) => {
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
    }
    const paper = getComputedStyle(document.documentElement).backgroundColor
    const ink = getComputedStyle(document.querySelector('main h1')!).color
    return { paper: lightnessOf(paper), ink: lightnessOf(ink) }
  })

browserTest('[S97] a first visit is light, even where the system prefers dark', async ({ openSite }) => {
  const site = await openSite(files)
  const page = await site.visit('/', { colorScheme: 'dark' })
  expect(await themeOf(page)).toBe('light')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await themeOf(page)).toBe('light')
})

browserTest('[S4][S98][S100] the visitor can switch, to and fro', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const name = () => toggle(page).getAttribute('aria-label')
  expect(await name()).toBe('Switch between dark and light mode (currently light mode)')
  await toggle(page).click()
  expect([await themeOf(page), await name()]).toEqual([
    'dark',
    'Switch between dark and light mode (currently dark mode)',
  ])
  expect(await toggle(page).getAttribute('title')).toBe('dark mode')
  const dark = await lightness(page)
  expect(dark.paper).toBeLessThan(0.2)
  expect(dark.ink).toBeGreaterThan(0.6)
  await toggle(page).click()
  const light = await lightness(page)
  expect(light.paper).toBeGreaterThan(0.8)
  expect(light.ink).toBeLessThan(0.4)
  expect([await themeOf(page), await choiceOf(page), await kept(page)]).toEqual(['light', 'light', 'light'])
})

browserTest(
  '[S98] where the site forbids it there is no switch, and what was kept is dropped',
  async ({ openSite }) => {
    const site = await openSite(files, { colorMode: { disableSwitch: true, defaultMode: 'dark' } })
    const page = await site.visit('/?docusaurus-theme=light')
    await page.evaluate(() => localStorage.setItem('theme', 'light'))
    await page.reload()
    expect([await themeOf(page), await kept(page)]).toEqual(['dark', null])
    expect(await toggle(page).count()).toBe(0)
  },
)

browserTest(
  '[S99] where the system is followed the switch goes round three choices',
  async ({ openSite }) => {
    const page = await (await openSite(files, followed)).visit('/', { colorScheme: 'dark' })
    const seen = async () => [await choiceOf(page), await themeOf(page), await kept(page)]
    expect(await seen()).toEqual(['system', 'dark', null])
    expect(await toggle(page).getAttribute('title')).toBe('system mode')
    await toggle(page).click()
    expect(await seen()).toEqual(['light', 'light', 'light'])
    await toggle(page).click()
    expect(await seen()).toEqual(['dark', 'dark', 'dark'])
    await toggle(page).click()
    expect(await seen()).toEqual(['system', 'dark', null])
  },
)

browserTest(
  '[S99] the system is followed as it changes and in print, until the visitor chooses',
  async ({ openSite }) => {
    const page = await (await openSite(files, followed)).visit('/', { colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => themeOf(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light', media: 'print' })
    await expect.poll(() => themeOf(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark', media: 'screen' })
    await expect.poll(() => themeOf(page)).toBe('dark')
    expect(await kept(page)).toBe(null)

    await toggle(page).click()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await themeOf(page)).toBe('light')
  },
)

browserTest('[S101] the kept mode is painted before anything else on reload', async ({ openSite }) => {
  const site = await openSite(files)
  const page = await site.visit('/')
  await toggle(page).click()
  expect(await kept(page)).toBe('dark')

  await page.addInitScript(recordFirstTheme)
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('first-theme'))).toBe('dark')
})

browserTest(
  'styles and script are asked for at once, and a kept dark mode is never painted light',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    await toggle(page).click()
    const asked: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/**', async (route) => {
      asked.push(route.request().resourceType())
      await released
      await route.continue()
    })
    await page.addInitScript(recordPaints)
    const loaded = page.reload()
    await expect.poll(() => asked.toSorted()).toEqual(['script', 'stylesheet'])
    release()
    await loaded
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    expect(await page.evaluate(() => sessionStorage.getItem('painted'))).toBe('dark')
  },
)

browserTest(
  '[S102] other tabs follow without a reload, also when the choice is dropped',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void open(location.href))
    const other = await opened
    await other.waitForLoadState()
    await toggle(page).click()
    await expect.poll(() => themeOf(other)).toBe('dark')
    expect(await toggle(other).getAttribute('title')).toBe('dark mode')

    await page.evaluate(() => localStorage.removeItem('theme'))
    await expect.poll(() => themeOf(other)).toBe('light')
    expect(await choiceOf(other)).toBe('light')
  },
)

browserTest(
  'the switch has its place as soon as the page is read, and none where it would do nothing',
  async ({ openSite }) => {
    const site = await openSite(files)
    const page = await site.visit('/')
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const isShown = document.querySelector('.color-mode-toggle')?.checkVisibility()
        if (document.readyState === 'interactive') document.documentElement.dataset.early = String(isShown)
      })
    })
    await page.reload()
    expect(await page.locator('html').getAttribute('data-early')).toBe('true')

    const withoutScripts = await site.visit('/', { javaScriptEnabled: false })
    expect(await withoutScripts.locator('.color-mode-toggle:visible').count()).toBe(0)
  },
)

browserTest(
  'the switch comes with the drawer of a page that is opened in place, and says the mode',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/about', { viewport: { width: 390, height: 800 } })
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('heading', { name: 'Home' }).waitFor()
    await page.locator('.navbar__toggle').click()
    await page.locator('.navbar-sidebar').getByTitle('light mode').click()
    expect(await themeOf(page)).toBe('dark')
  },
)

browserTest('the address can ask for a mode, which is not kept', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/?docusaurus-theme=dark')
  expect([await themeOf(page), await kept(page)]).toEqual(['dark', null])
})

/** Notes the mode at the moment the body appears: nothing of the page can have been painted before it. */
function recordFirstTheme(): void {
  const observer = new MutationObserver(() => {
    if (!document.body) return
    observer.disconnect()
    sessionStorage.setItem('first-theme', document.documentElement.dataset.theme ?? 'none')
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Notes the modes of the page in each frame that has something to paint. */
function recordPaints(): void {
  const seen = new Set<string>()
  const look = () => {
    if (document.body?.childElementCount) seen.add(document.documentElement.dataset.theme ?? 'none')
    sessionStorage.setItem('painted', [...seen].join(' '))
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
