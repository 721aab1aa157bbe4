import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import type { Visitor } from '../support/visitors.ts'

const filler = Array.from({ length: 60 }, (_, index) => `Paragraph ${index} of a long page.`).join('\n\n')

const files = {
  'docs/index.md': `---\nslug: /\ntitle: Home\nsidebar_position: 1\n---\n\n[Long](./long.md) [Part](./long.md#part) [Lost](/lost)\n\n## Here\n\n${filler}\n\n[Further](./long.md)\n`,
  'docs/long.md': `---\ntitle: Long\ndescription: A long page.\nsidebar_position: 2\n---\n\n[Home](./index.md)\n\n${filler}\n\n## Part\n\n${filler}\n\n[Query](/long?x=1)\n`,
  'docs/tieng-viet.md':
    '---\ntitle: Tiếng Việt\nsidebar_position: 3\n---\n\nĐây là một trang viết bằng tiếng Việt để thử ngôn ngữ của trang.\n',
  'docs/group/a.md': '# In a group\n\nText.',
  'docs/group/b.md': '# Also in it\n\nText.',
}

/** Counts whole documents: an in-place navigation loads none. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return () => page.evaluate(() => 'sameDocument' in window)
}

/** Waits until the page's behaviours run. */
const isHydrated = (page: Page) =>
  page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
/** A visitor who saves data: nothing is fetched before it is asked for. */
const saver: Visitor = {
  script: () => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } })
  },
}

const heading = (page: Page, text: string) => page.waitForSelector(`main h1:has-text("${text}")`)

browserTest(
  '[S59] a link to another page shows it in place, from its top, with its title, address and head',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    await isHydrated(page)
    const isSameDocument = await markDocument(page)
    await page.locator('main >> text=Further').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.click('main >> text=Further')
    await heading(page, 'Long')
    expect(await isSameDocument()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/long')
    expect(await page.title()).toBe('Long | Test')
    expect(await page.getAttribute('meta[name=description]', 'content')).toBe('A long page.')
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe('https://example.com/long')
    expect(await page.locator('meta[name=description]').count()).toBe(1)
    await page.waitForFunction(() => scrollY === 0)
  },
)

browserTest('whether the reader uses the keyboard or the mouse outlasts the page', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  await isHydrated(page)
  const marked = () => page.locator('body.navigation-with-keyboard').count()
  await page.click('main >> text=Long')
  await heading(page, 'Long')
  expect(await marked()).toBe(0)
  await page.keyboard.press('Tab')
  await page.focus('main >> text=Home')
  await page.keyboard.press('Enter')
  await heading(page, 'Home')
  expect(await marked()).toBe(1)
})

browserTest('[S60] a link with an anchor shows the page with that heading in view', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  await isHydrated(page)
  await page.click('main >> text=Part')
  await heading(page, 'Long')
  await page.waitForFunction(() => {
    const { top } = document.getElementById('part')!.getBoundingClientRect()
    return top >= 0 && top < 200
  })
  expect(new URL(page.url()).hash).toBe('#part')
})

browserTest('[X10] back and forward restore where the reader was', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/long')
  await isHydrated(page)
  await page.evaluate(() => scrollTo(0, 1500))
  await page.evaluate(() => document.querySelector<HTMLElement>('.menu a[href="/"]')!.click())
  await heading(page, 'Home')
  await page.goBack()
  await heading(page, 'Long')
  await page.waitForFunction(() => Math.abs(scrollY - 1500) < 2)
  await page.goForward()
  await heading(page, 'Home')
  await page.waitForFunction(() => scrollY === 0)
})

browserTest('after going back, the Tab key goes on from where the reader was', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  await isHydrated(page)
  const focused = () =>
    page.evaluate(() => {
      const { textContent, tagName } = document.activeElement!
      return tagName === 'A' ? textContent : tagName
    })
  await page.locator('main >> text=Further').click()
  await heading(page, 'Long')
  await page.evaluate(() => scrollTo(0, 1500))
  await page.goBack()
  await heading(page, 'Home')
  await expect.poll(focused).toBe('Further')
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(place)

  await page.goForward()
  await heading(page, 'Long')
  await expect.poll(focused).toBe('P')
  await page.waitForFunction(() => Math.abs(scrollY - 1500) < 2)
  const { top } = await page
    .locator(':focus')
    .boundingBox()
    .then((box) => ({ top: box!.y }))
  expect(top).toBeGreaterThan(0)
})

browserTest('when only the query changes, nothing moves and nothing is fetched', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/long')
  await isHydrated(page)
  const isSameDocument = await markDocument(page)
  await page.locator('main >> text=Query').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  await page.click('main >> text=Query')
  await page.waitForFunction(() => location.search === '?x=1')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await isSameDocument()).toBe(true)
})

browserTest('focus goes to the new heading and its title is spoken', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  await isHydrated(page)
  await page.click('main >> text=Long')
  await heading(page, 'Long')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(await page.textContent('[aria-live=polite]')).toBe('Long | Test')
  await page.keyboard.press('Tab')
  expect(await page.getAttribute('main h1', 'tabindex')).toBeNull()
})

browserTest(
  'language and current items follow; groups that the reader opened stay open',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/group/a')
    await isHydrated(page)
    await page.click('.menu >> text=Tiếng Việt')
    await heading(page, 'Tiếng Việt')
    expect(await page.getAttribute('html', 'lang')).toBe('vi')
    expect(await page.locator('.menu [aria-current=page]').allTextContents()).toEqual(['Tiếng Việt'])
    expect(await page.locator('.menu >> text=Also in it').isVisible()).toBe(true)
  },
)

browserTest(
  '[S88] while the next page is on its way the old one stays, under the new address',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/', saver)
    await isHydrated(page)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/group/a', async (route) => {
      await released
      await route.continue()
    })
    await page.evaluate(() => Object.assign(document.createElement('a'), { href: '/group/a' }).click())
    await page.waitForFunction(() => location.pathname === '/group/a')
    expect(await page.textContent('main h1')).toBe('Home')
    release()
    await heading(page, 'In a group')
  },
)

browserTest('a newer click wins over one that is still under way', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', saver)
  await isHydrated(page)
  await page.route('**/group/a', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.evaluate(() => Object.assign(document.createElement('a'), { href: '/group/a' }).click())
  await page.evaluate(() => Object.assign(document.createElement('a'), { href: '/long' }).click())
  await heading(page, 'Long')
  await page.waitForTimeout(600)
  expect(await page.textContent('main h1')).toBe('Long')
  expect(new URL(page.url()).pathname).toBe('/long')
})

browserTest(
  '[S63][S89][S129] a page that cannot be fetched is loaded as a document, once',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    await isHydrated(page)
    const documents: string[] = []
    await page.route('**/group/b', (route) => {
      const isDocument = route.request().resourceType() === 'document'
      if (isDocument) documents.push(route.request().url())
      return isDocument ? route.continue() : route.abort()
    })
    await page.evaluate(() => Object.assign(document.createElement('a'), { href: '/group/b' }).click())
    await heading(page, 'Also in it')
    expect(documents.length).toBe(1)
  },
)

browserTest('a page of another build is loaded afresh', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', saver)
  await isHydrated(page)
  const isSameDocument = await markDocument(page)
  await page.route('**/group/a', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/boot\.\w+\.js/, 'boot.00000000.js')
    await route.fulfill({ response, body })
  })
  await page.evaluate(() => Object.assign(document.createElement('a'), { href: '/group/a' }).click())
  await heading(page, 'In a group')
  await page.waitForFunction(() => !('sameDocument' in window))
  expect(await isSameDocument()).toBe(false)
})

browserTest('modified clicks and links to files are left to the browser', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  await isHydrated(page)
  // Some versions of Chromium without windows open the tab, but load nothing in it.
  await Promise.all([
    page.context().waitForEvent('page'),
    page.click('main >> text=Long', { modifiers: ['ControlOrMeta'] }),
  ])
  expect(new URL(page.url()).pathname).toBe('/')
})

browserTest('without the Navigation API links load pages', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', {
    script: () => void Reflect.deleteProperty(window, 'navigation'),
  })
  await isHydrated(page)
  const isSameDocument = await markDocument(page)
  await page.click('main >> text=Long')
  await heading(page, 'Long')
  expect(await isSameDocument()).toBe(false)
})

browserTest('[S90] the root says when the behaviours of the page run', async ({ openSite }) => {
  const site = await openSite(files)
  const page = await site.visit('/', { javaScriptEnabled: false })
  expect(await page.getAttribute('html', 'data-has-hydrated')).toBe('false')
  const live = await site.visit('/')
  await isHydrated(live)
})

browserTest('[S112] the progress bar shows only for what takes longer than 200 ms', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/', { ...saver, isAlone: true })
  await isHydrated(page)
  await page.evaluate(watchForBar)
  // The page's own clock, so that the machine's speed doesn't count.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const bar = page.locator('#nprogress')

  const a = await holdPage(page, '/group/a')
  await page.clock.runFor(199)
  a.release()
  await heading(page, 'In a group')
  await page.clock.runFor(1000)
  expect(await page.evaluate(() => 'barSeen' in window)).toBe(false)

  const b = await holdPage(page, '/group/b')
  await page.clock.runFor(199)
  expect(await bar.count()).toBe(0)
  await page.clock.runFor(1)
  expect(await bar.count()).toBe(1)
  expect(await page.locator('#nprogress .bar').evaluate(lookOfBar)).toEqual({
    isAtTop: true,
    isAsWideAsThePage: true,
    isInk: true,
    slides: expect.anything(),
  })
  expect(await page.getAttribute('html', 'class')).toContain('nprogress-busy')
  b.release()
  await heading(page, 'Also in it')
  await page.clock.resume()
  await bar.waitFor({ state: 'detached' })
})

browserTest(
  '[S113][S148] the bar begins at 0.08, takes a small step every 800 ms, and jumps ahead before it is full',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/', { ...saver, isAlone: true })
    await isHydrated(page)
    await page.evaluate(recordBar)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    const { release } = await holdPage(page, '/group/a')
    await page.clock.runFor(200)
    expect(await amounts(page)).toEqual([expect.closeTo(0.08, 5)])
    const { slides } = await page.locator('#nprogress .bar').evaluate(lookOfBar)
    expect(slides).toBe('transform 0.2s')
    for (const steps of [1, 2, 3]) {
      await page.clock.runFor(799)
      expect((await amounts(page)).length).toBe(steps)
      await page.clock.runFor(1)
      expect((await amounts(page)).length).toBe(steps + 1)
    }
    release()
    await expect.poll(async () => (await amounts(page)).at(-1)).toBe(1)

    const seen = await amounts(page)
    expect(seen.length).toBe(6)
    const [first, second, third, jump, rest] = seen.slice(1).map((amount, index) => amount - seen[index]!)
    for (const step of [first, second, third]) {
      expect(step).toBeGreaterThan(0)
      expect(step).toBeLessThan(0.0201)
    }
    expect(jump).toBeGreaterThan(0.2999)
    expect(rest).toBeGreaterThan(0)
    await page.clock.runFor(400)
    expect(await page.locator('#nprogress').count()).toBe(0)
  },
)

/** Clicks a link to a page whose answer doesn't come before it is released. */
async function holdPage(page: Page, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${path}`, async (route) => {
    await released
    await route.continue()
  })
  const asked = page.waitForRequest(`**${path}`)
  await page.evaluate((href) => Object.assign(document.createElement('a'), { href }).click(), path)
  await asked
  return { release }
}

/** What a reader sees of the bar: a line at the top, of which one end is moved into the page. */
function lookOfBar(element: HTMLElement | SVGElement) {
  const bar = element as HTMLElement
  const frame = bar.parentElement!
  const { position, opacity, overflow } = getComputedStyle(frame)
  const { backgroundColor, transitionProperty, transitionDuration } = getComputedStyle(bar)
  const { top, width, height } = frame.getBoundingClientRect()
  return {
    isAtTop: position === 'fixed' && top === 0 && overflow === 'hidden',
    isAsWideAsThePage: width === document.documentElement.clientWidth && bar.offsetWidth === width,
    isInk:
      height > 0 && bar.offsetHeight === height && opacity === '1' && !/[,/] ?0\)$/.test(backgroundColor),
    slides: `${transitionProperty} ${transitionDuration}`,
  }
}

function watchForBar(): void {
  new MutationObserver(() => {
    if (document.getElementById('nprogress')) Object.assign(window, { barSeen: true })
  }).observe(document.body, { childList: true })
}

/** Records every amount that the bar is set to. */
function recordBar(): void {
  const seen: number[] = []
  Object.assign(window, { seen })
  Object.defineProperty(CSSStyleDeclaration.prototype, 'transform', {
    set(value: string) {
      seen.push(1 + Number.parseFloat(value.slice('translateX('.length)) / 100)
      this.setProperty('transform', value)
    },
  })
}

const amounts = (page: Page) => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
