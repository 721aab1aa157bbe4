import { gzipSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const text = 'A sentence of the note that says something. '.repeat(12)
const files = {
  'docs/index.md': `---\nslug: /\ntags: [one]\n---\n\n# Home\n\n${text}\n\n[Next](./group/a.md)\n\n\`\`\`js\nconst a = 1\n\`\`\`\n`,
  'docs/group/_category_.json':
    '{ "label": "Group", "link": { "type": "generated-index", "slug": "/group" } }',
  'docs/group/a.md': `# A\n\n${text}\n\n![Picture](./picture.svg)`,
  'docs/group/b.md': `# B\n\n${text}`,
  'docs/group/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>',
  'src/pages/about.md': `# About\n\n${text}`,
}
const kinds = ['/', '/group/a', '/group', '/tags', '/tags/one', '/about', '/nowhere']

/** The most a page may load before the reader acts, in bytes as they travel. */
const scriptBudget = 9 * 1024

async function recordRequests(page: Page): Promise<Request[]> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.reload()
  return requests
}

browserTest(
  '[S6][S120] browsing asks only for files of the site itself, and only asks',
  async ({ openSite }) => {
    const site = await openSite(files)
    const page = await site.visit('/')
    const requests = await recordRequests(page)
    await page.click('main >> text=Next')
    await page.waitForSelector('main h1:has-text("A")')
    await page.locator('[data-color-mode-toggle]:visible').click()
    await page.goBack()
    await page.waitForSelector('main h1:has-text("Home")')
    expect(requests.length).toBeGreaterThan(2)
    expect(new Set(requests.map((request) => request.method()))).toEqual(new Set(['GET']))
    expect(new Set(requests.map((request) => new URL(request.url()).origin))).toEqual(
      new Set([new URL(site.address).origin]),
    )
  },
)

browserTest(
  '[S10] every kind of page loads in a clean profile, at most 9 KB of script and none more while nobody acts, and keeps nothing but what the visitor chose',
  async ({ openSite }) => {
    const site = await openSite(files)
    const page = await site.visit('about:blank')
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    for (const path of kinds) {
      requests.length = 0
      await page.goto(new URL(path, site.address).href)
      expect(await page.locator('main h1').count()).toBe(1)
      await page.waitForTimeout(400)
      expect(
        await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
      ).toEqual([0, 0, ''])
      const scripts = requests.filter((request) => request.resourceType() === 'script')
      const bodies = await Promise.all(scripts.map(async (request) => (await request.response())!.body()))
      const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
      expect(bytes, path).toBeGreaterThan(0)
      // A page that is not there searches by itself for what was meant.
      if (path !== '/nowhere') expect(bytes, path).toBeLessThanOrEqual(scriptBudget)
    }
  },
)

browserTest(
  'a plain note asks for one script and one stylesheet beside its HTML, other pages ahead apart',
  async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/group/b')
    const requests = await recordRequests(page)
    await page.waitForTimeout(400)
    const types = requests.map((request) => request.resourceType()).filter((type) => type !== 'fetch')
    expect(types.sort()).toEqual(['document', 'script', 'stylesheet'])
  },
)

browserTest('a page fetched ahead shows without asking for anything', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/')
  await page.waitForFunction(
    () => performance.getEntriesByName(new URL('/group/a', location.href).href).length > 0,
  )
  await page.context().setOffline(true)
  await page.locator('a[href="/group/a"]').first().click()
  await page.locator('main h1:text-is("A")').waitFor()
})

browserTest.for([
  ['page', false, true],
  ['dark', true, true],
] as const)(
  '[S104] code is as light or dark as the page, or dark in both modes: prism.ground is %s',
  async ([ground, inLight, inDark], { openSite }) => {
    const page = await (await openSite(files, { prism: { ground } })).visit('/')
    const isDark = () =>
      page.evaluate(() => {
        const { backgroundColor } = getComputedStyle(document.querySelector('.theme-code-block')!)
        return backgroundColor.match(/\d+/g)!.every((part) => Number(part) < 64)
      })
    expect(await isDark()).toBe(inLight)
    await page.locator('[data-color-mode-toggle]:visible').click()
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark')
    expect(await isDark()).toBe(inDark)
  },
)
