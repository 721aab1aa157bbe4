import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { listen } from '../../engine/src/commands/listen.ts'
import { browserTest } from '../support/browserTest.ts'
import { lookOfRing } from '../support/lookOfRing.ts'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText.',
  'docs/group/index.md': '# Group\n\nText.',
  'docs/group/part.md': '# Part\n\nText.',
}

/** The files that a host tries for a path, in order, and the path that it redirects to if the last of them is there. */
type Rules = (path: string) => { tries: string[]; moved?: { if: string; to: string } }

const hosts: Record<string, Rules> = {
  'GitHub Pages': (path) =>
    path.endsWith('/')
      ? { tries: [`${path}index.html`] }
      : { tries: [path, `${path}.html`], moved: { if: `${path}/index.html`, to: `${path}/` } },
  Netlify: (path) => {
    const bare = path.replace(/\/$/, '')
    return { tries: [path, `${bare}.html`, `${bare}/index.html`] }
  },
}

/**
 * Serves a folder as such a host does, and says nothing about caching; what it does not find gets the page `404.html`.
 * `asked` takes the path of each request.
 */
function createHost(folder: string, rules: Rules, asked: string[] = []) {
  const isFile = (path: string) => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile()
  return createServer(({ url }, response) => {
    asked.push(url!)
    const { tries, moved } = rules(decodeURI(new URL(url!, 'http://host').pathname))
    const found = tries.find(isFile)
    if (!found && moved && isFile(moved.if)) return response.writeHead(301, { Location: moved.to }).end()
    const file = found ?? '404.html'
    const type = { css: 'text/css', js: 'text/javascript', html: 'text/html; charset=utf-8' }[
      file.split('.').at(-1)!
    ]
    response.writeHead(found ? 200 : 404, { 'Content-Type': type ?? 'text/plain' })
    response.end(readFileSync(join(folder, file)))
  })
}

/** Opens an empty page, with the address of a server; both end with the test. */
async function visit(browser: Browser, server: Server, onTestFinished: (end: () => Promise<void>) => void) {
  const address = await listen(server, { port: 0, host: '127.0.0.1' })
  const page = await browser.newPage()
  onTestFinished(async () => {
    await page.context().close()
    server.closeAllConnections()
    server.close()
  })
  return { page, address }
}

const heading = (page: Page, text: string) =>
  page.locator('main h1', { hasText: new RegExp(`^${text}$`) }).waitFor()

/** Follows a link that a note could have, in place. */
const follow = (page: Page, href: string) =>
  page.evaluate((href) => Object.assign(document.createElement('a'), { href }).click(), href)

const spellings = {
  '[S23] .html': ['.html'],
  '[S24] /index, /index.html and a slash': ['/index', '/index.html', '/', '/index/'],
  capitals: [],
}

for (const [host, rules] of Object.entries(hosts))
  for (const trailingSlash of [false, true, undefined]) {
    for (const [row, endings] of Object.entries(spellings))
      browserTest(
        `${row} at the end of an address lead to its page on ${host}, with trailingSlash: ${trailingSlash}`,
        async ({ browser, openSite, onTestFinished }) => {
          const { outDir } = await openSite(files, { trailingSlash })
          const { page, address } = await visit(browser, createHost(outDir, rules), onTestFinished)
          const spell = (path: string) =>
            endings.length > 0 ? endings.map((ending) => path + ending) : [path.toUpperCase()]
          const pages = { Part: spell('/group/part'), Group: spell('/group') }
          const others = { Part: 'Group', Group: 'Part' } as const
          for (const title of ['Part', 'Group'] as const)
            for (const [index, path] of pages[title].entries()) {
              await page.goto(address + path)
              await heading(page, title)
              // From here to the other page in place, which this document has not shown yet.
              await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
              await page.evaluate(() => Object.assign(window, { sameDocument: true }))
              await follow(page, pages[others[title]][index]!)
              await heading(page, others[title])
              expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
            }
        },
      )

    browserTest(
      `an address of no page says so on ${host}, with trailingSlash: ${trailingSlash}`,
      async ({ browser, openSite, onTestFinished }) => {
        const { outDir } = await openSite(files, { trailingSlash })
        const { page, address } = await visit(browser, createHost(outDir, rules), onTestFinished)
        for (const path of ['/nope/', '/group/nope.html']) {
          await page.goto(address + path)
          await heading(page, 'Page Not Found')
          expect(await page.getByRole('heading', { name: 'Page Not Found' }).isVisible()).toBe(true)
        }
      },
    )
  }

const likeOthers: [name: string, asked: string, found: string][] = [
  ['case', '/group/the-page', '/group/The-Page'],
  ['composition', `/group/${encodeURI('Bộ'.normalize('NFD'))}`, `/group/${encodeURI('Bộ')}`],
]
for (const [name, asked, found] of likeOthers)
  browserTest(
    `an address that differs in the ${name} of its letters leads to its page`,
    async ({ browser, openSite, onTestFinished }) => {
      const odd = { 'docs/group/The-Page.md': '# The page\n', 'docs/group/Bộ.md': '# Bộ\n' }
      const { outDir } = await openSite({ ...files, ...odd }, { trailingSlash: false })
      const { page, address } = await visit(
        browser,
        createHost(outDir, hosts['GitHub Pages']!),
        onTestFinished,
      )
      await page.goto(address + asked)
      await page.waitForURL(address + found)
      expect(await page.locator('h1').textContent()).not.toBe('Page Not Found')
    },
  )

browserTest(
  '[S62] a page that is looked for under another address shows a spinner, and is not called missing meanwhile',
  async ({ browser, openSite, onTestFinished }) => {
    const { outDir } = await openSite(files, { trailingSlash: false })
    const { page, address } = await visit(browser, createHost(outDir, hosts['GitHub Pages']!), onTestFinished)
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/group/part', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${address}/group/part/`)
    const ring = page.locator('svg#loader circle').first()
    await ring.waitFor()
    expect(await ring.evaluate(lookOfRing)).toEqual({ isDrawn: true, grows: true, duration: '3s' })
    expect(await page.getByRole('heading', { name: 'Page Not Found' }).isVisible()).toBe(false)
    release()
    await heading(page, 'Part')
    expect(await page.locator('#loader').count()).toBe(0)
  },
)

browserTest(
  'a host that says nothing about caching is asked once for each script that a part of the page needs',
  async ({ browser, onTestFinished }) => {
    const counter = `
      import { useState } from 'react'
      export default function Counter() {
        const [count, setCount] = useState(0)
        return <button onClick={() => setCount(count + 1)}>Clicked {count} times</button>
      }`
    const note = "import Counter from '@site/src/Counter'\n\n# Counters\n\n<Counter />\n\n<Counter />"
    const site = temporarySite({ ...files, 'src/Counter.tsx': counter, 'docs/counters.mdx': note })
    const { outDir } = await site.build()
    const asked: string[] = []
    const host = createHost(outDir, hosts.Netlify!, asked)
    const { page, address } = await visit(browser, host, onTestFinished)
    await page.goto(`${address}/counters`)
    for (const place of [0, 1]) {
      await page.getByRole('button', { name: 'Clicked' }).nth(place).click()
      await page.getByText('Clicked 1 times').nth(place).waitFor()
    }
    await page.locator('.search-box input').fill('part')
    await page.getByRole('option').first().waitFor()
    const scripts = asked.filter((path) => path.endsWith('.js'))
    expect(scripts.filter((path) => /search|react/.test(path)).length).toBeGreaterThanOrEqual(3)
    expect(scripts).toEqual([...new Set(scripts)])
  },
)
