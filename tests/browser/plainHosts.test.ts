import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { otherSpellings } from '../../engine/src/browser/navigation/pageAddress.ts'
import { listen } from '../../engine/src/commands/listen.ts'
import { browserTest } from '../support/browserTest.ts'
import { lookOfRing } from '../support/lookOfRing.ts'
import { sweep } from '../support/sweep.ts'

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

/** Opens a host for a built site until the test ends; returns its address. */
async function openHost(host: Server, onTestFinished: (end: () => void) => void): Promise<string> {
  onTestFinished(() => {
    host.closeAllConnections()
    host.close()
  })
  return listen(host, { port: 0, host: '127.0.0.1' })
}

const heading = (page: Page, text: string) =>
  page.locator('main h1', { hasText: new RegExp(`^${text}$`) }).waitFor()

/** Follows a link that a note could have, in place. */
const follow = (page: Page, href: string) =>
  page.evaluate((href) => Object.assign(document.createElement('a'), { href }).click(), href)

const spellings = {
  '.html': ['.html'],
  '/index, /index.html and a slash': ['/index', '/index.html', '/', '/index/'],
  capitals: [],
}
/** The paths of both pages, spelled in such ways. */
function spell(endings: string[]) {
  const spellEach = (path: string) =>
    endings.length > 0 ? endings.map((ending) => path + ending) : [path.toUpperCase()]
  return { Part: spellEach('/group/part'), Group: spellEach('/group') }
}
const nowhere = ['/nope/', '/group/nope.html']

const combinations = Object.entries(hosts).flatMap(([host, rules]) =>
  [false, true, undefined].map((trailingSlash) => ({ host, rules, trailingSlash })),
)

/** The title of the page that a browser finds for a path, as its scripts do: by what the host answers. */
async function findTitle(address: string, path: string): Promise<string | undefined> {
  const { status, url } = await fetch(address + path)
  const spelled = new URL(url).pathname
  const tries = status === 404 ? otherSpellings(spelled) : [spelled]
  for (const path of tries) {
    const answer = await fetch(address + path)
    if (answer.ok) return /<h1>([^<]*)/.exec(await answer.text())?.[1]
  }
  return undefined
}

for (const { host, rules, trailingSlash } of combinations)
  browserTest(
    `${host} leads a browser to the page of every spelling, with trailingSlash: ${trailingSlash}`,
    async ({ openSite, onTestFinished }) => {
      const { outDir } = await openSite(files, { trailingSlash })
      const address = await openHost(createHost(outDir, rules), onTestFinished)
      for (const endings of Object.values(spellings))
        for (const [title, paths] of Object.entries(spell(endings)))
          for (const path of paths) expect(await findTitle(address, path), path).toBe(title)
      for (const path of nowhere) expect(await findTitle(address, path), path).toBe(undefined)
    },
  )

// One host that has pages under the spelling of their files only, one that has them under each.
const inBrowser = combinations.filter(({ host, trailingSlash }) =>
  host === 'Netlify' ? trailingSlash === undefined : trailingSlash === false,
)
for (const { host, rules, trailingSlash } of sweep(inBrowser, combinations))
  browserTest(
    `[S23][S24] a page is read under each spelling of its address, and reached from there in place, on ${host} with trailingSlash: ${trailingSlash}`,
    async ({ openSite, onTestFinished }) => {
      // The list of likely pages, which the search makes, leads on as well.
      const site = await openSite(files, { trailingSlash, search: false })
      const address = await openHost(createHost(site.outDir, rules), onTestFinished)
      const page = await site.visit('about:blank')
      for (const endings of Object.values(spellings)) {
        const pages = spell(endings)
        for (const [index, path] of pages.Part.entries()) {
          const [from, to] = index % 2 === 0 ? (['Part', 'Group'] as const) : (['Group', 'Part'] as const)
          await page.goto(address + (from === 'Part' ? path : pages.Group[index]!))
          await heading(page, from)
          // From here to the other page in place, which this document has not shown yet.
          await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
          await page.evaluate(() => Object.assign(window, { sameDocument: true }))
          await follow(page, pages[to][index]!)
          await heading(page, to)
          expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
        }
      }
      for (const path of nowhere) {
        await page.goto(address + path)
        await heading(page, 'Page Not Found')
        expect(await page.getByRole('heading', { name: 'Page Not Found' }).isVisible()).toBe(true)
      }
    },
  )

const likeOthers: [asked: string, found: string, title: string][] = [
  ['/group/the-page', '/group/The-Page', 'The page'],
  [`/group/${encodeURI('Bộ'.normalize('NFD'))}`, `/group/${encodeURI('Bộ')}`, 'Bộ'],
]
browserTest(
  'an address that differs in the case or the composition of its letters leads to its page',
  async ({ openSite, onTestFinished }) => {
    const odd = { 'docs/group/The-Page.md': '# The page\n', 'docs/group/Bộ.md': '# Bộ\n' }
    const site = await openSite({ ...files, ...odd }, { trailingSlash: false })
    const address = await openHost(createHost(site.outDir, hosts['GitHub Pages']!), onTestFinished)
    const page = await site.visit('about:blank')
    for (const [asked, found, title] of likeOthers) {
      await page.goto(address + asked)
      await page.waitForURL(address + found)
      await heading(page, title)
    }
  },
)

browserTest(
  '[S62] a page that is looked for under another address shows a spinner, and is not called missing meanwhile',
  async ({ openSite, onTestFinished }) => {
    const site = await openSite(files, { trailingSlash: false })
    const address = await openHost(createHost(site.outDir, hosts['GitHub Pages']!), onTestFinished)
    const page = await site.visit('about:blank')
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
  async ({ openSite, onTestFinished }) => {
    const counter = `
      import { useState } from 'react'
      export default function Counter() {
        const [count, setCount] = useState(0)
        return <button onClick={() => setCount(count + 1)}>Clicked {count} times</button>
      }`
    const note = "import Counter from '@site/src/Counter'\n\n# Counters\n\n<Counter />\n\n<Counter />"
    const site = await openSite({ ...files, 'src/Counter.tsx': counter, 'docs/counters.mdx': note })
    const asked: string[] = []
    const address = await openHost(createHost(site.outDir, hosts.Netlify!, asked), onTestFinished)
    const page = await site.visit('about:blank')
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
