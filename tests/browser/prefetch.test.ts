import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from './browserTest.ts'

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
  await page.waitForTimeout(200)
  expect(fetched.filter((path) => path === '/below')).toEqual(['/below'])
})

browserTest('[S93] touching a link fetches its page', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  const fetched = recordFetches(page)
  await open(page, '/')
  await page.evaluate(() => {
    document.querySelector('a[href="/below"]')!.dispatchEvent(new Event('touchstart', { bubbles: true }))
  })
  await page.waitForTimeout(200)
  expect(fetched).toContain('/below')
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

for (const [row, connection] of [
  ['[S95] on 2g', { effectiveType: '2g' }],
  ['[S95] on slow-2g', { effectiveType: 'slow-2g' }],
  ['[S96] with data saver', { effectiveType: '4g', saveData: true }],
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
  const site = await openSite({
    'docs/a.md': '# A\n\n![Slow](./slow.png)\n\n[C](./c.md)',
    'docs/b.md': '# B',
    'docs/c.md': '# C',
    'docs/slow.png': Buffer.from(pixel, 'base64'),
  })
  const page = await site.visit('/b')
  const fetched = recordFetches(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/slow*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`${site.address}a`, { waitUntil: 'commit' })
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(fetched).toEqual([])
  release()
  await expect.poll(() => fetched).toEqual(['/b', '/c'])
})

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Notes of this repository, without those that have diagrams to draw. */
function realNotes(): Record<string, string> {
  const folder = join(import.meta.dirname, '../../notes/docs')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = paths
    .filter((path) => /^(?:foundations.(?:networking|operating system)|guides).*\.md$/.test(path))
    .map((path) => [`docs/${path.replaceAll('\\', '/')}`, readFileSync(join(folder, path), 'utf8')] as const)
  return Object.fromEntries(texts.filter(([, text]) => !/```mermaid|^import |!\[/m.test(text)))
}

const lenient = {
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
} as const

browserTest(
  '[S61][S121] a note of ours that nobody touches fetches at most 30 KB of other pages, its neighbours first',
  async ({ openSite }) => {
    const notes = realNotes()
    const site = await openSite(notes, lenient)
    const longest = Object.keys(notes).sort((one, other) => notes[other]!.length - notes[one]!.length)
    const page = await site.visit('/guides/technical/vim')
    expect(await page.locator('.menu a').count()).toBeGreaterThan(10)
    for (const name of longest.slice(0, 4)) {
      const path = encodeURI(name.replace(/^docs|\.md$/g, ''))
      const visitor = await site.visit('/guides/technical/vim')
      const responses: Response[] = []
      visitor.on('response', (response) => {
        if (response.request().resourceType() === 'fetch') responses.push(response)
      })
      await open(visitor, path)
      await expect.poll(() => responses.length).toBeGreaterThan(0)
      await visitor.waitForLoadState('networkidle')
      const bodies = await Promise.all(responses.map((response) => response.body()))
      const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
      expect(bytes).toBeLessThanOrEqual(30 * 1024)
      const neighbours = visitor.locator('a[rel=next], a[rel=prev]')
      const hrefs = await neighbours.evaluateAll((links: HTMLAnchorElement[]) =>
        links.map(({ href }) => href),
      )
      expect(hrefs).toContain(responses[0]!.url())
      await visitor.context().close()
    }
  },
)
