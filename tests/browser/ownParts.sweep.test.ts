import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { axeFindings } from '../../scripts/parts/axeFindings.mjs'
import { browserTest } from '../support/browserTest.ts'
import { holdCode, islandCode } from '../support/holdCode.ts'

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>'
const files = {
  'docs/index.md':
    '---\nslug: /\n---\n\n# Home\n\nWelcome to all.\n\n![A plan](./plan.svg)\n\n```mermaid\nflowchart LR\n  a[First] --> b[Second]\n```\n',
  'docs/plan.svg': picture,
  'docs/vim.md': '# Vim\n\nAn editor.',
}
const config: Partial<UserConfig> = {
  offline: true,
  navbar: { items: [{ type: 'search', position: 'right' }] },
}

/** A reader whose browser lets pages copy. */
const reader = { permissions: ['clipboard-read', 'clipboard-write'] }

/** A part of the engine whose code is loaded when it is needed. */
interface OwnPart {
  name: string
  path: string
  /** What the reader clicks, or touches. */
  target?: (page: Page) => Locator
  /** What the reader types then. */
  typed?: string
  /** A file without which it does not work; the components of all parts share one. */
  code?: RegExp
  /** What comes of it. */
  outcome: (page: Page) => Locator
}

const parts: OwnPart[] = [
  {
    name: 'the search box',
    path: '/',
    target: (page) => page.locator('.search-box input'),
    typed: 'vim',
    outcome: (page) => page.getByRole('option', { name: 'Vim' }).first(),
  },
  {
    name: 'the search page',
    path: '/search',
    target: (page) => page.locator('main input'),
    typed: 'vim',
    outcome: (page) => page.locator('.search-result', { hasText: 'Vim' }).first(),
  },
  {
    name: 'the viewer of a picture',
    path: '/',
    target: (page) => page.locator('main img'),
    outcome: (page) => page.getByRole('dialog', { name: 'A plan' }),
  },
  {
    name: 'the viewer of a diagram',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Enlarge the diagram' }),
    outcome: (page) => page.getByRole('dialog', { name: /^Flowchart/ }),
  },
  {
    name: 'the button that copies a page',
    path: '/vim',
    target: (page) => page.locator('a.copy-page'),
    code: /js\/copyPage\./,
    outcome: (page) => page.locator('.theme-doc-footer [role=status]', { hasText: 'Copied' }),
  },
  {
    name: 'the page for reading offline',
    path: '/offline',
    outcome: (page) => page.getByRole('button', { name: 'Keep on this device' }),
  },
]

async function act(page: Page, { target, typed }: OwnPart, how: 'click' | 'tap' = 'click'): Promise<void> {
  await target?.(page)[how]()
  if (typed) await page.keyboard.type(typed)
}

/** Wraps each text of the page into `<font>` elements, as translators do. Returns the texts that are visible. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    const shown = texts.filter(
      ({ data, parentElement }) =>
        data.trim() !== '' && parentElement!.checkVisibility() && !parentElement!.closest('svg'),
    )
    for (const text of shown) {
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(text)
    }
    return shown.map(({ data }) => data.trim())
  })

describe.for(parts)('$name', (part) => {
  const { path, outcome, code = /js\/ui\./ } = part

  browserTest('loses no key and no touch that comes before its code', async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('about:blank', {
      ...reader,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    })
    const release = await holdCode(page)
    await page.goto(new URL(path, site.address).href)
    await act(page, part, 'tap')
    release()
    await outcome(page).waitFor()
  })

  browserTest(
    'says so when the network fails while its code is loading, and goes on where the reader was',
    async ({ openSite }) => {
      const site = await openSite(files, config)
      const page = await site.visit('about:blank', reader)
      await page.route(code, (route) => route.abort('connectionreset'))
      await page.goto(new URL(path, site.address).href)
      await act(page, part)
      const failure = page.getByRole('alert')
      await failure.waitFor()
      expect(await failure.textContent()).toContain('could not be loaded.')
      expect(await axeFindings(page)).toEqual([])
      await page.unroute(code)
      await failure.getByRole('button', { name: 'Retry' }).click()
      await outcome(page).waitFor()
      expect(await failure.count()).toBe(0)
    },
  )

  browserTest(
    'loses no click that comes before its code, and keeps every text of a page that a translator has changed',
    async ({ openSite }) => {
      const site = await openSite(files, config)
      const script = () => {
        // Nothing is fetched ahead, so that this page is the one that was changed.
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }
      const page = await site.visit('about:blank', { ...reader, script })
      const release = await holdCode(page)
      await page.goto(new URL(path, site.address).href)
      const texts = await translate(page)
      await act(page, part)
      release()
      await outcome(page).waitFor()
      const left = await page.evaluate(() => document.body.textContent!.replace(/\s+/g, ' '))
      // What the part itself says is another text by now.
      const own = /^(?:Keeping them needs JavaScript\.|Search the documentation)$/
      expect(texts.filter((text) => !own.test(text) && !left.includes(text.replace(/\s+/g, ' ')))).toEqual([])
    },
  )
})

browserTest('a page of results that cannot be loaded stays as it was built', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('about:blank')
  await page.route(islandCode, (route) => route.abort())
  await page.goto(new URL('/search?q=vim', site.address).href)
  await page.getByRole('alert').waitFor()
  expect(await page.locator('main h1').textContent()).toBe('Search the documentation')
  await page.unroute(islandCode)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.locator('.search-result', { hasText: 'Vim' }).waitFor()
  expect(await page.locator('main input').evaluate((field) => field === document.activeElement)).toBe(true)
})
