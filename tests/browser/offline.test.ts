import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeEach, expect, onTestFinished } from 'vitest'
import { createStaticListener } from '../../engine/src/commands/serve.ts'
import { start } from '../../engine/src/commands/start.ts'
import { browserTest } from '../support/browserTest.ts'
import { holdCode } from '../support/holdCode.ts'
import { closeServer, openHost } from '../support/offlineHost.ts'
import { temporarySite } from '../support/temporarySite.ts'

const baseUrl = '/notes/'
const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nTo [the other note](./personal%20dev/other.md).',
  'docs/personal dev/other.md':
    '# Other\n\nBộ nhớ ảo và phân trang.\n\n![A square](./square.svg)\n\n```mermaid\nflowchart LR\n  a --> b\n```',
  'docs/personal dev/square.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>',
  'own.css': 'h1 { color: rgb(1, 2, 3) }',
  'static/.nojekyll': '',
}
const site = temporarySite(files, {
  baseUrl,
  offline: true,
  customCss: 'own.css',
  contentPolicy: { strict: true },
  navbar: { title: 'Notes', items: [{ type: 'search', position: 'right' }] },
})
const { outDir, report } = await site.build()
const host = await openHost(createStaticListener(outDir, baseUrl))
const address = (path: string) => host.origin + baseUrl + path

beforeEach(() => host.troubles.clear())
afterAll(async () => {
  await host.close()
})

/** A reader's device, with nothing kept on it. */
async function openDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  return context.newPage()
}

const statusOf = (page: Page) => page.locator('.offline-status')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function keepSite(browser: Browser): Promise<Page> {
  const page = await openDevice(browser)
  await page.goto(address('offline'))
  await press(page, 'Keep on this device')
  await statusOf(page).getByText('Kept on').waitFor()
  return page
}

/** Publishes the site with these changes, until the test ends. */
async function publish(changes: Record<string, string>): Promise<void> {
  onTestFinished(async () => {
    site.write(files)
    await site.build()
  })
  site.write(changes)
  await site.build()
}

/** The files on the device, by their addresses. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const [name] = await caches.keys()
    const requests = await (await caches.open(name!)).keys()
    return requests.map(({ url }) => url.slice(location.origin.length))
  })

/** The pages that were fetched to be kept: with the hash of what they hold. */
const keptAnew = () => host.asked.filter((path) => path.includes('?')).map((path) => path.replace(/\?.*/, ''))

/** The host is away until the test ends, and what browsers remember by themselves is forgotten. */
async function goOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await host.close()
  onTestFinished(() => host.open())
}

browserTest(
  '[S152] nothing is kept before the reader asks for it; what is kept is in one cache, which the documents name; what is removed is gone, with the worker',
  async ({ browser }) => {
    expect(report).toBe('')
    const page = await openDevice(browser)
    await page.goto(address('offline'))
    await expect
      .poll(() => statusOf(page).textContent())
      .toMatch(/^That is \d+ files, [\d.]+ kB on the device\.$/)
    const kept = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
        databases: await indexedDB.databases(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))
    const nothing = { caches: [], keys: [], databases: [], workers: 0 }
    expect(await kept()).toEqual(nothing)

    await press(page, 'Keep on this device')
    await statusOf(page).getByText('Kept on').waitFor()
    expect(await kept()).toEqual({ ...nothing, caches: [`sotay-offline ${baseUrl}`], workers: 1 })

    await press(page, 'Remove')
    await page.getByRole('button', { name: 'Keep on this device' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('offline-status')
    await page.goto(address(''))
    await goOffline(page)
    await expect(page.goto(address('personal%20dev/other'))).rejects.toThrow('ERR_CONNECTION_REFUSED')
  },
)

browserTest(
  'a site that was kept is read, and searched, without its host, or when it does not answer for some seconds',
  async ({ browser }) => {
    const page = await keepSite(browser)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    host.troubles.set(`${baseUrl}personal%20dev/other`, 'hangs')
    await page.goto(address('personal%20dev/other'))
    await page.waitForSelector('main h1:has-text("Other")')
    await goOffline(page)

    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.click('.navbar__brand')
    await page.click('main >> text=the other note')
    await page.waitForSelector('main h1:has-text("Other")')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

    for (const path of ['personal%20dev/other', 'personal%20dev/other/', 'Personal%20Dev/other.html?a=b#c']) {
      const answer = await page.goto(address(path))
      expect(answer?.status()).toBe(200)
      await page.waitForSelector('main h1:has-text("Other")')
    }
    const picture = page.getByAltText('A square')
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40)

    await page.goto(address('search?q=bo+nho+ao'))
    await expect.poll(() => page.locator('.search-result h2').allTextContents()).toEqual(['Other'])

    expect((await page.goto(address('nowhere/at-all')))?.status()).toBe(404)
    expect(await page.textContent('main h1')).toBe('Page Not Found')
    await page.goto(address('offline'))
    await expect.poll(() => statusOf(page).textContent()).toContain('Kept on')
  },
)

browserTest(
  'the host comes before what is kept, with new files that a page loads; the search goes on as it was kept, whatever was asked since',
  async ({ browser }) => {
    const page = await keepSite(browser)
    await publish({
      'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nNew text.',
      'own.css': 'h1 { color: rgb(4, 5, 6) }',
    })
    const look = async () => {
      await page.goto(address(''))
      await page.getByText('New text.').waitFor()
      return page.locator('main h1').evaluate((heading) => getComputedStyle(heading).color)
    }
    expect(await look()).toBe('rgb(4, 5, 6)')
    host.asked.length = 0
    await page.locator('.navbar__search-input').focus()
    await expect.poll(() => host.asked).toContain(`${baseUrl}assets/search/map.bin`)
    await goOffline(page)
    expect(await look()).toBe('rgb(4, 5, 6)')
    await page.goto(address('search?q=bo+nho+ao'))
    await expect.poll(() => page.locator('.search-result h2').allTextContents()).toEqual(['Other'])
  },
)

browserTest('an update fetches what has changed, and only that', async ({ browser }) => {
  const page = await keepSite(browser)
  await publish({ 'docs/personal dev/other.md': '# Other\n\nChanged.' })
  await page.reload()
  await expect.poll(() => statusOf(page).textContent()).toContain('The site has changed since then.')
  host.asked.length = 0
  await press(page, 'Update')
  await expect.poll(() => statusOf(page).textContent()).toMatch(/^Kept on .* files/)
  expect(keptAnew()).toContain(`${baseUrl}personal%20dev/other`)
  expect(keptAnew()).not.toContain(baseUrl)
  expect((await keptFiles(page)).filter((path) => path.includes('square'))).toEqual([])

  await goOffline(page)
  await page.goto(address('personal%20dev/other'))
  await page.getByText('Changed.').waitFor()
})

browserTest('what fails is reported, and goes on where it stopped', async ({ browser }) => {
  const page = await openDevice(browser)
  host.troubles.set(`${baseUrl}personal%20dev/other`, 'fails')
  await page.goto(address('offline'))
  await press(page, 'Keep on this device')
  await expect.poll(() => statusOf(page).textContent()).toMatch(/^Not everything has come, only \d+ of \d+/)
  expect(await statusOf(page).textContent()).toContain('/personal%20dev/other')
  const there = await keptFiles(page)
  expect(there.length).toBeGreaterThan(0)
  host.troubles.clear()
  host.asked.length = 0
  await press(page, 'Try again')
  await expect.poll(() => statusOf(page).textContent()).toContain('Kept on')
  expect(keptAnew()).toContain(`${baseUrl}personal%20dev/other`)
  expect(host.asked.filter((path) => there.includes(path))).toEqual([])
})

browserTest('the reader can stop it', async ({ browser }) => {
  const page = await openDevice(browser)
  host.troubles.set(`${baseUrl}personal%20dev/other`, 'hangs')
  await page.goto(address('offline'))
  host.asked.length = 0
  await press(page, 'Keep on this device')
  await page.getByRole('progressbar').waitFor()
  // Before the first file is fetched there is nothing to remove.
  await expect.poll(() => keptAnew().length).toBeGreaterThan(0)
  await press(page, 'Stop')
  await expect.poll(() => statusOf(page).textContent()).toMatch(/^Stopped at \d+ of \d+/)
  expect(await page.getByRole('progressbar').count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Keep on this device' }).waitFor()
  await press(page, 'Remove')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

browserTest('a site that is being written at the same address is not what was kept', async ({ browser }) => {
  const page = await keepSite(browser)
  await goOffline(page)
  const { port } = new URL(host.origin)
  const { server } = await start(site.dir, { port: Number(port), host: '127.0.0.1' })
  onTestFinished(async () => {
    site.write(files)
    await closeServer(server)
  })
  site.write({ 'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nBeing written.' })
  await page.goto(address('offline'))
  await expect.poll(() => statusOf(page).textContent()).toContain('It cannot be kept here')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  // The first page may load itself again meanwhile, since the site has changed.
  const other = await page.context().newPage()
  await other.goto(address(''))
  await other.getByText('Being written.').waitFor()
})

browserTest('without scripts, or where the browser cannot, the page says so', async ({ browser }) => {
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false })
  onTestFinished(() => withoutScripts.close())
  await withoutScripts.goto(address('offline'))
  expect(await statusOf(withoutScripts).textContent()).toBe('Keeping them needs JavaScript.')
  expect(await withoutScripts.getByRole('button', { name: 'Keep' }).count()).toBe(0)

  const page = await openDevice(browser)
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto(address('offline'))
  await expect.poll(() => statusOf(page).textContent()).toContain('This browser cannot keep a site')
})

browserTest('a page whose texts a translator has changed loses none of them', async ({ browser }) => {
  const page = await openDevice(browser)
  const release = await holdCode(page)
  await page.goto(address('offline'))
  await statusOf(page).evaluate((status) => {
    const translated = document.createElement('font')
    translated.append(...status.childNodes)
    status.append(translated)
  })
  release()
  await expect
    .poll(() => statusOf(page).textContent())
    .toMatch(/^That is \d+ files, [\d.]+ kB on the device\.$/)
  await press(page, 'Keep on this device')
  await expect.poll(() => statusOf(page).textContent()).toMatch(/^Kept on /)
})
