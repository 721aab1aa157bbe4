import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { createRandom } from '../../engine/src/std/hash.ts'
import { browserTest } from '../support/browserTest.ts'

const filler = Array.from({ length: 80 }, (_, index) => `Paragraph ${index}.`).join('\n\n')
const many = Array.from({ length: 40 }, (_, index) => `[Link ${index}](/many/p${index})`).join(' ')
const pages = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`docs/many/p${index}.md`, `# P${index}`]),
)

const files = {
  'docs/index.md': `---\nslug: /\ndisplayed_sidebar: null\n---\n\n# Home\n\n${filler}\n\n[Below](/below)\n`,
  'docs/below.md': '# Below',
  'docs/list.md': `---\ndisplayed_sidebar: null\n---\n\n# List\n\n${many}`,
  ...pages,
}

/** The pages that scripts fetched. */
function recordFetches(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname)
  })
  return fetched
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href)
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
}

browserTest('[S92] pointing at a link fetches its page, once', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const fetched = recordFetches(page)
  await open(page, '/')
  expect(fetched).not.toContain('/below')
  await page.evaluate(() => {
    const link = document.querySelector('a[href="/below"]')!
    for (let time = 0; time < 3; time++) link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  })
  const times = () => fetched.filter((path) => path === '/below')
  await expect.poll(times).toEqual(['/below'])
  await page.waitForTimeout(200)
  expect(times()).toEqual(['/below'])
})

browserTest('[S93] touching a link fetches its page', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const fetched = recordFetches(page)
  await open(page, '/')
  await page.evaluate(() => {
    document.querySelector('a[href="/below"]')!.dispatchEvent(new Event('touchstart', { bubbles: true }))
  })
  await expect.poll(() => fetched).toContain('/below')
})

browserTest('[S94] a link that comes into view has its page fetched ahead', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const fetched = recordFetches(page)
  await open(page, '/')
  await page.waitForTimeout(200)
  expect(fetched).not.toContain('/below')
  await page.locator('main a[href="/below"]').scrollIntoViewIfNeeded()
  await expect.poll(() => fetched).toContain('/below')
})

browserTest('a page full of links fetches a few of their pages, not all', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const fetched = recordFetches(page)
  await open(page, '/list')
  await expect.poll(() => fetched.length).toBeGreaterThan(2)
  await page.waitForLoadState('networkidle')
  expect(fetched.length).toBeLessThanOrEqual(12)
})

/** Words that compress as those of a note do. */
const random = createRandom(7)
const words = () => Array.from({ length: 1500 }, () => Math.floor(random() * 4000).toString(36)).join(' ')

browserTest('a page that is left alone has at most 30 KB fetched ahead', async ({ openSite }) => {
  const links = Array.from({ length: 12 }, (_, index) => `[Long](/long/p${index})`).join(' ')
  const long = Array.from({ length: 12 }, (_, index) => [`docs/long/p${index}.md`, `# P\n\n${words()}`])
  const site = await openSite({
    'docs/index.md': `---\nslug: /\ndisplayed_sidebar: null\n---\n\n# Home\n\n${links}`,
    ...Object.fromEntries(long),
  })
  // Idle at once, so that what is not asked for soon after the rest is not asked for at all.
  const script = () => {
    window.requestIdleCallback = (then) =>
      Number(setTimeout(then, 0, { didTimeout: false, timeRemaining: () => 1 }))
  }
  const page = await site.visit('about:blank', { script })
  const weights: Promise<number>[] = []
  const sum = async () => (await Promise.all(weights)).reduce((all, weight) => all + weight, 0)
  page.on('response', (response) => {
    if (/\/long\/p\d+$/.test(response.url()))
      weights.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(site.address)
  await expect.poll(sum).toBeGreaterThan(12_000)
  await page.waitForLoadState('networkidle')
  expect(await sum()).toBeLessThanOrEqual(30_000)
})

browserTest('pages are fetched ahead once the browser is idle', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  await page.addInitScript(() => {
    window.requestIdleCallback = (then) => {
      addEventListener('idle-now', () => then({ didTimeout: false, timeRemaining: () => 1 }), { once: true })
      return 1
    }
  })
  const fetched = recordFetches(page)
  await open(page, '/list')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  await page.evaluate(() => dispatchEvent(new Event('idle-now')))
  await expect.poll(() => fetched.length).toBe(1)
})

browserTest(
  'on a page that always moves, its neighbours are fetched ahead all the same',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    await page.addInitScript(() => {
      window.requestIdleCallback = (then, options) => Number(setTimeout(then, options?.timeout ?? 1e9))
    })
    const fetched = recordFetches(page)
    await open(page, '/many/p3')
    await expect.poll(() => fetched).toContain('/many/p30')
  },
)

for (const [row, connection] of [
  ['[S95][S121] on 2g', { effectiveType: '2g' }],
  ['[S95][S121] on slow-2g', { effectiveType: 'slow-2g' }],
  ['[S96][S121] with data saver', { effectiveType: '4g', saveData: true }],
] as const)
  browserTest(`${row} nothing is fetched ahead, and links still work`, async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const fetched = recordFetches(page)
    await open(page, '/list')
    await page.hover('main a[href="/many/p3"]')
    await page.waitForTimeout(400)
    expect(fetched).toEqual([])
    await page.click('main a[href="/many/p3"]')
    await page.waitForSelector('main h1:has-text("P3")')
  })

browserTest('nothing is fetched ahead before the page has loaded', async ({ openSite }) => {
  const { address, visit } = await openSite({
    'docs/a.md': '# A\n\n[C](./c.md)',
    'docs/b.md': '# B',
    'docs/c.md': '# C',
  })
  const page = await visit('/b')
  await page.goto('about:blank')
  const fetched = recordFetches(page)
  const release = await holdPicture(page)
  await page.goto(`${address}a`, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
  await page.waitForTimeout(200)
  expect(fetched).toEqual([])
  release()
  await expect.poll(() => fetched).toEqual(['/b', '/c'])
})

/** Gives each page a picture that is not answered before the returned function is called. */
async function holdPicture(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/slow.png', async (route) => {
    await released
    await route.abort()
  })
  await page.addInitScript(() => {
    new Image().src = '/slow.png'
  })
  return release
}
