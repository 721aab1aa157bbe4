import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest, type OpenSite } from '../support/browserTest.ts'

const filler = Array.from({ length: 60 }, (_, index) => `Paragraph ${index}.`).join('\n\n')
const files = {
  'docs/index.md': `---\nslug: /\n---\n\n# Home\n\n[Below](#below) ${filler}\n\n## Below\n\n[Part](/other#part)\n\n${filler}`,
  'docs/other.md': `# Other\n\n${filler}\n\n## Part\n\n${filler}`,
  'docs/third.md': '# Third\n\nText.',
}
const config = { docs: { routeBasePath: '/', sidebarPath: false as const } }

const follow = (page: Page, href: string) =>
  page.evaluate((href) => Object.assign(document.createElement('a'), { href }).click(), href)
const box = (page: Page) => page.getByRole('alert')
const title = (page: Page) => page.locator('main h1').textContent()

/** A reader whose pages are fetched only when they are asked for. */
function savesData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  Object.assign(window, { sameDocument: true })
}

const isHydrated = (page: Page) =>
  page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })

/** Opens the home page as such a reader. */
async function open(site: OpenSite, script = savesData): Promise<Page> {
  const page = await site.visit('/', { script })
  await isHydrated(page)
  return page
}

browserTest(
  '[S64][S129] without a network the page stays, a red box says why, and the network goes on when it is back',
  async ({ openSite }) => {
    const page = await open(await openSite(files, config))
    await page.context().setOffline(true)
    await follow(page, '/other')
    await box(page).waitFor()
    expect(await box(page).textContent()).toBe(
      'This page could not be loaded. The server cannot be reached.RetryClose',
    )
    expect(await box(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(250, 56, 62)',
    )
    expect(await box(page).evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
    expect([await title(page), new URL(page.url()).pathname]).toEqual(['Home', '/other'])

    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => box(page).count()).toBe(1)
    expect(await title(page)).toBe('Home')

    await page.context().setOffline(false)
    await expect.poll(() => title(page)).toBe('Other')
    expect(await box(page).count()).toBe(0)
  },
)

browserTest(
  'a page that was waited for comes when the network does, at its heading',
  async ({ openSite }) => {
    const page = await open(await openSite(files, config))
    await page.context().setOffline(true)
    await follow(page, '/other#part')
    await box(page).waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => title(page)).toBe('Other')
    await page.waitForFunction(() => {
      const { top } = document.getElementById('part')!.getBoundingClientRect()
      return top >= 0 && top < 200
    })
    expect(await box(page).count()).toBe(0)
  },
)

browserTest(
  '[S64][S129] what neither a script nor the browser can load, and what the server fails to give, keeps the other page, until Retry succeeds',
  async ({ openSite }) => {
    const page = await open(await openSite(files, config))
    await page.route('**/other', (route) => route.abort())
    await follow(page, '/other')
    await box(page).waitFor()
    expect(await title(page)).toBe('Home')
    await page.unroute('**/other')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => title(page)).toBe('Other')

    await page.route('**/third', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: 'No' }),
    )
    await follow(page, '/third')
    await box(page).waitFor()
    expect(await box(page).textContent()).toContain('/third: 503')
    expect(await title(page)).toBe('Other')
  },
)

browserTest(
  'a click on another link and the way back leave no box behind, and a late failure shows none',
  async ({ openSite }) => {
    const page = await open(await openSite(files, config))
    await page.route('**/other', (route) => route.abort())
    await follow(page, '/other')
    await box(page).waitFor()
    await page.goBack()
    expect([await box(page).count(), await title(page), new URL(page.url()).pathname]).toEqual([
      0,
      'Home',
      '/',
    ])
    await follow(page, '/other')
    await box(page).waitFor()
    await follow(page, '/third')
    await expect.poll(() => title(page)).toBe('Third')
    expect(await box(page).count()).toBe(0)

    await page.unroute('**/other')
    await page.route('**/other', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.abort()
    })
    await follow(page, '/other')
    await follow(page, '/')
    await expect.poll(() => title(page)).toBe('Home')
    await page.waitForTimeout(600)
    expect([await box(page).count(), await title(page)]).toEqual([0, 'Home'])
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  },
)

/** Scrolls, and waits until the browser has noted the place in its history. */
async function scroll(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), top)
  await page.waitForTimeout(300)
}

/** Where the text of a page is in the window. */
const placeOf = (page: Page) =>
  page.locator('main h1').evaluate((heading) => Math.round(heading.getBoundingClientRect().top))

browserTest(
  'a failed way back leaves the text where it is, and Retry comes to where the page was left',
  async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await open(site)
    for (const { left, read } of [
      { read: 300, left: 1200 },
      { read: 0, left: 1200 },
      { read: 700, left: 0 },
    ]) {
      // What was fetched before would come from the memory of the page.
      await page.goto(site.address)
      await isHydrated(page)
      await scroll(page, left)
      await follow(page, '/other')
      await expect.poll(() => title(page)).toBe('Other')
      await scroll(page, read)
      const before = await placeOf(page)
      await page.context().setOffline(true)
      await page.evaluate(() => history.back())
      await box(page).waitFor()
      expect([await title(page), await placeOf(page)]).toEqual(['Other', before])
      await scroll(page, 900)
      await page.context().setOffline(false)
      await expect.poll(() => title(page)).toBe('Home')
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
    }
  },
)

browserTest(
  'the way forward from a failed way back leaves the text where it is, and the next way back finds its place',
  async ({ openSite }) => {
    const page = await open(await openSite(files, config))
    await scroll(page, 1200)
    await follow(page, '/other')
    await expect.poll(() => title(page)).toBe('Other')
    await page.context().setOffline(true)
    await page.evaluate(() => history.back())
    await box(page).waitFor()
    await scroll(page, 500)
    await page.evaluate(() => history.forward())
    await expect.poll(() => box(page).count()).toBe(0)
    expect(await page.evaluate(() => scrollY)).toBe(500)
    await page.context().setOffline(false)
    await page.evaluate(() => history.back())
    await expect.poll(() => title(page)).toBe('Home')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
  },
)

browserTest('without the Navigation API the browser itself goes back to the place', async ({ openSite }) => {
  const page = await open(
    await openSite(files, config),
    () => void Reflect.deleteProperty(window, 'navigation'),
  )
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
  await scroll(page, 1200)
  await follow(page, '/other')
  await expect.poll(() => title(page)).toBe('Other')
  await page.goBack()
  await expect.poll(() => title(page)).toBe('Home')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200)
})

browserTest(
  'the box is in view, wherever the reader is on the page, covers no end of it, and closes',
  async ({ openSite }) => {
    const page = await open(await openSite(files, config))
    await page.context().setOffline(true)
    await page.locator('main >> text=Part').click()
    await box(page).waitFor()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400)
    const { top, bottom } = await box(page).evaluate((element) => element.getBoundingClientRect())
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(page.viewportSize()!.height)

    await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
    const main = (await page.locator('main').boundingBox())!
    expect(main.y + main.height).toBeLessThanOrEqual((await box(page).boundingBox())!.y)
    await box(page).getByRole('button', { name: 'Close' }).click()
    expect(await box(page).count()).toBe(0)
    expect(await title(page)).toBe('Home')
  },
)
