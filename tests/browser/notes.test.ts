import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../engine/src/commands/listen.ts'
import { createStaticListener } from '../../engine/src/commands/serve.ts'
import { openSiteFiles } from '../../engine/src/output/findPage.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { notesBuild } from '../support/notesBuild.ts'
import { sweep } from '../support/sweep.ts'

const { outDir, file, paths } = await notesBuild()
const pagePaths = Array.from(openSiteFiles(outDir).pages())
let browser: Browser
let server: ReturnType<typeof createServer>
let address: string
/** One page for a reader with scripts, one for a reader without, on a phone. */
let page: Page
let plain: Page

beforeAll(async () => {
  server = createServer(createStaticListener(outDir, '/'))
  address = await listen(server, { port: 0, host: '127.0.0.1' })
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1200, height: 800 } })
  plain = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
})
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})

const visit = (path: string) => page.goto(address + path)
const heading = () => page.locator('main h1').textContent()
const isHydrated = () => page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })

/** Every page takes a minute and a script of its own: `npm run access`. */
const oneIn = sweep(24, 6)

test('[S1] with JavaScript off the pages of the notes show their text, and none scrolls sideways on a phone', async () => {
  const faults: string[] = []
  for (const path of pagePaths.filter((_, index) => index % oneIn === 0)) {
    await plain.goto(new URL(encodeURI(path), address).href)
    const { isWide, title, text, hidden } = await plain.evaluate(() => {
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const shown = (selector: string) => {
        const element = document.querySelector<HTMLElement>(selector)
        return element && isSeen(element) ? element.innerText : ''
      }
      const isWide = document.documentElement.scrollWidth > 360
      // What a closed group holds is shown by the browser itself.
      const parts = document.querySelectorAll('main :is(p, li, td, pre, h2, h3):not(details:not([open]) *)')
      const hidden = [...parts].find((part) => !isSeen(part))?.outerHTML
      return { isWide, title: shown('h1'), text: shown('main'), hidden }
    })
    if (isWide) faults.push(`${path} scrolls sideways`)
    if (hidden) faults.push(`${path} hides ${hidden.slice(0, 80)}`)
    if (title === '' || text.length < title.length + 20) faults.push(`${path} shows no text`)
  }
  expect(faults).toEqual([])
})

test('[S8] a Vietnamese title is whole in heading, sidebar, title and search', async () => {
  const title = 'Quản lý thời gian'
  await visit('/personal dev/sharing/quan-ly-thoi-gian')
  await isHydrated()
  expect(await heading()).toContain(title)
  expect(await page.title()).toContain(title)
  const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]')
  expect(await current.innerText()).toContain(title)
  await page.locator('.search-box input').fill('quản lý thời gian')
  await expect.poll(() => page.locator('.search-hit-title').first().textContent()).toContain(title)
})

test.each(['/nope', '/foundations/nope'])(
  '[S22] the unknown address %s shows that there is no page',
  async (path) => {
    const answer = await visit(path)
    expect(answer!.status()).toBe(404)
    expect(await heading()).toBe('Page Not Found')
    expect(await page.title()).toContain('Page Not Found')
  },
)

test.each([
  ['S30', '/foundations/operating system/info', 'Operating systems: the map'],
  ['S31', '/foundations/system design/beginner/caching', 'Caching'],
])('[%s] %s opens with its space raw, encoded, and by a click', async (_, path, title) => {
  for (const spelling of [path, path.replaceAll(' ', '%20')]) {
    await visit(spelling)
    expect(await heading()).toBe(title)
  }
  await visit('/')
  await isHydrated()
  await page.evaluate((href) => {
    Object.assign(window, { sameDocument: true })
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Open' })
    document.querySelector('main')!.prepend(link)
    link.click()
  }, path)
  await expect.poll(heading).toBe(title)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(decodeURI(new URL(page.url()).pathname)).toBe(path)
})

test('[S46] the bar has the title and one logo, the dark one in dark mode, and leads home', async () => {
  await visit('/guides/technical/vim')
  await isHydrated()
  const brand = page.locator('.navbar__brand:visible').first()
  const logo = () =>
    brand.locator('img:visible').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect((await brand.innerText()).trim()).toBe('Sổ tay')
  expect(await logo()).toEqual(['/img/logo.svg'])
  expect(
    await brand.locator('img:visible').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0)
  await page.locator('[data-color-mode-toggle]:visible').click()
  await expect.poll(logo).toEqual(['/img/logo-dark.svg'])
  await page.locator('[data-color-mode-toggle]:visible').click()
  await brand.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await expect.poll(heading).toBe('Notes for studying and for work')
})

test.each(['/search?q=vim', '/offline', '/tags', '/nope'])(
  '[S118] %s has no form but the search while it is used',
  async (path) => {
    await visit(path)
    await isHydrated()
    await page.locator('.search-box input').focus()
    expect(await page.locator('form:not([role=search])').count()).toBe(0)
    expect(await page.locator(':is(input, select, textarea):not([type=search])').count()).toBe(0)
  },
)

test('a query typed key by key has the same texts fetched as one that is pasted', async () => {
  const query = 'binary search'
  const prefixes = Array.from(query, (_, index) => query.slice(0, index + 1))
  const pasted = await fetchTextsFor([query])
  let typed = await fetchTextsFor(prefixes)
  // A busy machine may hold a key back, which is a pause of the keys.
  while (typed.longestPause > 250) typed = await fetchTextsFor(prefixes)
  expect(pasted.texts.length).toBeGreaterThan(0)
  expect(typed.texts).toEqual(pasted.texts)
})

/** Returns the files of texts that the search fetches when its box holds one value after the other. */
async function fetchTextsFor(values: string[]): Promise<{ texts: string[]; longestPause: number }> {
  const reader = await browser.newPage()
  const texts: string[] = []
  reader.on('request', (request) => {
    const [, name] = /\/assets\/search\/(x\d+\..*)/.exec(request.url()) ?? []
    if (name) texts.push(name)
  })
  const opened = reader.waitForResponse('**/assets/search/map.bin')
  await reader.goto(`${address}/about`)
  await reader.locator('.search-box input').focus()
  await opened
  const longestPause = await reader.locator('.search-box input').evaluate(typeQuickly, values)
  await reader.locator('.search-hit-text').first().waitFor()
  await reader.close()
  return { texts: texts.sort(), longestPause }
}

/** Types as fast as a quick typist does. Returns the longest time between two keys, in ms. */
async function typeQuickly(input: HTMLElement | SVGElement, values: string[]): Promise<number> {
  let longest = 0
  for (const value of values) {
    const before = performance.now()
    Object.assign(input, { value })
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 80))
    longest = Math.max(longest, performance.now() - before)
  }
  return longest
}

test('[S61] a note that nobody touches has its neighbours fetched ahead, and at most 30 KB', async () => {
  for (const path of [...heaviestLinks.slice(0, sweep(2, 4)), ...withLightestNeighbours(sweep(1, 2))]) {
    const [next] = file(path).match(/(?<=href=")[^"]+(?=" rel="next")/) ?? []
    const { fetched, likely } = await fetchAhead(path)
    expect(fetched[0]!.href, path).toBe(next)
    expect(
      fetched.map(({ href }) => href).filter((href) => !likely.includes(href)),
      path,
    ).toEqual([])
    expect(sum(fetched.map(({ weight }) => weight)), path).toBeLessThanOrEqual(30 * 1024)
  }
})

test.each([{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }])(
  '[S121] with the connection %o a note asks for no other page, nor for the search',
  async (connection) => {
    const reader = await browser.newPage({ viewport: { width: 1200, height: 800 } })
    await reader.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const asked: string[] = []
    reader.on('request', (request) => asked.push(decodeURI(new URL(request.url()).pathname)))
    const [path] = heaviestLinks
    await reader.goto(new URL(encodeURI(path!), address).href, { waitUntil: 'networkidle' })
    await reader.locator('a[rel=next]').hover()
    await reader.waitForTimeout(300)
    // What the page itself is made of.
    const own = /^\/(?:assets\/(?:css|js|fonts|images)\/(?!search)|img\/)/
    expect(asked.filter((name) => !own.test(name))).toEqual([`/${path}`])
    await reader.close()
  },
)

const weigh = (body: string | Buffer) => gzipSync(body, { level: 9 }).length
const sum = (weights: number[]) => weights.reduce((total, weight) => total + weight, 0)
const heaviestLinks = withHeaviestLinks()

/** The pages with neighbours, first those that would have most fetched ahead if all their links were followed. */
function withHeaviestLinks(): string[] {
  const pages = paths().filter((path) => path.endsWith('.html'))
  const weights = new Map(pages.map((path) => [path.replace(/(\/?index)?\.html$/, ''), file(path).length]))
  const weighLinks = (path: string) => {
    const [, main = ''] = file(path).split('<main')
    const links = Array.from(main.matchAll(/<a\b[^>]*\bhref="\/([^"#?]*)/g), ([, href]) => decodeURI(href!))
    return sum([...new Set(links)].map((href) => weights.get(href) ?? 0))
  }
  const heaviest = pages.filter((path) => file(path).includes('rel="next"'))
  return heaviest.sort((one, other) => weighLinks(other) - weighLinks(one))
}

/** The pages whose neighbours leave most of the budget to the links in view. */
function withLightestNeighbours(count: number): string[] {
  const between = paths().filter(
    (path) => path.endsWith('.html') && /rel="prev".*rel="next"/s.test(file(path)),
  )
  const weighNeighbours = (path: string) => {
    const hrefs = file(path).match(/(?<=href="\/)[^"]+(?=" rel="(?:next|prev)")/g) ?? []
    return sum(hrefs.map((href) => file(`${decodeURI(href)}.html`).length))
  }
  const weights = new Map(between.map((path) => [path, weighNeighbours(path)]))
  return between.sort((one, other) => weights.get(one)! - weights.get(other)!).slice(0, count)
}

interface FetchedAhead {
  fetched: { href: string; weight: number }[]
  /** The addresses of its neighbours, and of the links in the part of its text that is in view. */
  likely: string[]
}

/** Opens a page as a reader who does nothing, and returns what its script fetches. */
async function fetchAhead(path: string): Promise<FetchedAhead> {
  const idle = await browser.newPage({ viewport: { width: 1200, height: 800 } })
  const fetched: Response[] = []
  idle.on('response', (response) => {
    if (response.request().resourceType() === 'fetch') fetched.push(response)
  })
  await idle.goto(new URL(encodeURI(path), address).href)
  let before: number
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
  do {
    before = fetched.length
    await idle.waitForTimeout(500)
  } while (fetched.length > before)
  const bodies = await Promise.all(fetched.map((response) => response.body()))
  const likely = await idle.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    return links
      .filter((link) => /next|prev/.test(link.rel) || link.getBoundingClientRect().top < innerHeight)
      .map(({ pathname }) => pathname)
  })
  await idle.close()
  const weights = bodies.map(weigh)
  const pathOf = (response: Response) => new URL(response.url()).pathname
  return {
    fetched: fetched.map((response, index) => ({ href: pathOf(response), weight: weights[index]! })),
    likely,
  }
}
