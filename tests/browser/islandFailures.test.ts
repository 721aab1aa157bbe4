import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { holdCode, islandCode } from '../support/holdCode.ts'
import { lookOfRing } from '../support/lookOfRing.ts'

const page = (body: string) => `
  import { useEffect, useState } from 'react'
  export default function Page() {
    const [count, setCount] = useState(0)
    ${body}
  }`

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText.',
  'src/pages/counter.tsx': page(
    'return <main><h1>Counter</h1><button onClick={() => setCount(count + 1)}>Clicked {count} times</button></main>',
  ),
  'src/pages/crash.tsx': page(`
    if (globalThis.broken)
      throw new Error('No count', { cause: new Error('No data', { cause: new Error('No luck') }) })
    return <main><h1>Steady</h1><button onClick={() => setCount(count + 1)}>Clicked {count} times</button></main>`),
  'src/pages/blank.tsx': page(`
    useEffect(() => setCount(1), [])
    return count === 0 ? null : <main><h1>Here</h1></main>`),
}

const button = (page: Page) => page.getByRole('button', { name: 'Clicked' })

describe('an island whose code cannot be loaded', () => {
  browserTest(
    '[S64][S129] shows the error and Retry, which works once the network is back',
    async ({ openSite }) => {
      const page = await (await openSite(files)).visit('/counter')
      await page.route(islandCode, (route) => route.abort())
      await button(page).click()
      const box = page.getByRole('alert')
      await box.waitFor()
      expect(await box.textContent()).toContain('The server cannot be reached.')
      expect(await box.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(250, 56, 62)',
      )
      // White would have 3.7:1 on this red, and text needs 4.5:1.
      expect(await box.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
      expect(await page.getByRole('heading', { name: 'Counter' }).isVisible()).toBe(true)

      await page.getByRole('button', { name: 'Retry' }).click()
      await expect.poll(() => page.getByRole('alert').count()).toBe(1)

      await page.unroute(islandCode)
      await page.getByRole('button', { name: 'Retry' }).click()
      await page.getByText('Clicked 1 times').waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    },
  )

  browserTest('says which file the server did not give', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/counter')
    await page.route(/react/, (route) => route.fulfill({ status: 503 }))
    await button(page).click()
    expect(await page.getByRole('alert').textContent()).toMatch(/\/assets\/js\/react\.\w+\.js: 503/)
  })

  browserTest('is loaded anew with the page where it came but cannot run', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/counter')
    const broken = { contentType: 'text/javascript', body: 'throw new Error("No luck")' }
    await page.route(islandCode, (route) => route.fulfill(broken))
    await button(page).click()
    await page.getByRole('alert').filter({ hasText: 'No luck' }).waitFor()
    await page.unroute(islandCode)
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.waitForFunction(() => !('sameDocument' in window))
    await button(page).click()
    await page.getByText('Clicked 1 times').waitFor()
  })

  browserTest('says nothing while the reader only passes over it', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/counter')
    await page.route(islandCode, (route) => route.abort())
    await page.getByRole('heading', { name: 'Counter' }).hover()
    await page.waitForTimeout(200)
    expect(await page.getByRole('alert').count()).toBe(0)

    await page.unroute(islandCode)
    await button(page).click()
    await page.getByText('Clicked 1 times').waitFor()
  })
})

describe('an island that throws', () => {
  browserTest('[S65][S91][S130] shows the chain of causes, and Try again clears it', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/crash')
    const notice = page.locator('.crash-notice')
    await setBroken(page, true)
    await button(page).click()
    await notice.waitFor()
    expect(await notice.getByRole('heading', { level: 1 }).textContent()).toBe('This page crashed.')
    expect(await notice.locator('p').textContent()).toBe('No count\n\nCause:\nNo data\n\nCause:\nNo luck')
    await page.locator('[data-color-mode-toggle]:visible').click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')

    await page.getByRole('button', { name: 'Try again' }).click()
    await notice.waitFor()
    await setBroken(page, false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Steady' }).waitFor()
    await button(page).click()
    await page.getByText('Clicked 1 times').waitFor()
  })

  browserTest('says so in the language of the page', async ({ openSite }) => {
    const i18n = { defaultLocale: 'vi', locales: ['vi'] }
    const page = await (await openSite(files, { i18n })).visit('/crash')
    await setBroken(page, true)
    await button(page).click()
    const texts = page.locator('.crash-notice').locator('h1, button')
    await expect.poll(() => texts.allTextContents()).toEqual(['Trang này gặp sự cố.', 'Thử lại'])
  })
})

describe('a note with hostile islands', () => {
  const island = (body: string, more = '') => `import { useEffect, useLayoutEffect, useState } from 'react'
export default function Part() {
  const [count, setCount] = useState(0)
  const act = () => setCount(count + 1)
  ${body}
  return <button type="button" onClick={act}>${more} {count}</button>
}`
  const hostile = {
    'src/Good.jsx': island('', 'good'),
    'src/Render.jsx': island("if (count > 0) throw new Error('in rendering')", 'render'),
    'src/Effect.jsx': island(
      "useEffect(() => { if (count > 0) throw new Error('in an effect') }, [count])",
      'effect',
    ),
    'src/Event.jsx': island('', 'event').replace(
      'setCount(count + 1)',
      "{ setCount(count + 1); throw new Error('in an event') }",
    ),
    'src/Cleanup.jsx': island(
      "useEffect(() => () => { setTimeout(() => setCount(9)); throw new Error('after its end') }, [])",
      'cleanup',
    ),
    'src/Endless.jsx': island('if (count > 0) setCount(count + 1)', 'endless'),
    'src/Layout.jsx': island('useLayoutEffect(() => { if (count > 0) setCount(count + 1) })', 'layout'),
  }
  const names = Object.keys(hostile).map((path) => path.slice(4, -4))
  const note = `---\nslug: /\n---\n${names.map((name) => `import ${name} from '@site/src/${name}'`).join('\n')}\n\n# Home\n\n${names.map((name) => `<${name} />`).join('\n\n')}\n\n[Away](./away.md)`
  const site = { ...hostile, 'docs/index.mdx': note, 'docs/away.md': '# Away\n\n[Back](./index.mdx)' }
  const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

  browserTest('loses the parts that throw, and no other', async ({ openSite }) => {
    const page = await (await openSite(site)).visit('/')
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await press(page, 'event')
    await page.getByRole('button', { name: 'event 1' }).waitFor()
    await press(page, 'event')
    await page.getByRole('button', { name: 'event 2' }).waitFor()
    expect(errors.filter((message) => message === 'in an event')).toHaveLength(2)
    for (const [name, message] of [
      ['render', 'in rendering'],
      ['effect', 'in an effect'],
      ['endless', /Too many re-renders|#301/],
      ['layout', /Maximum update depth|#185/],
    ] as const) {
      await press(page, name)
      await page.locator('.crash-notice').filter({ hasText: message }).waitFor()
      await press(page, 'good')
    }
    await page.getByRole('button', { name: 'good 4' }).waitFor()
    const titles = page.locator('.crash-notice strong')
    expect(await titles.allTextContents()).toEqual(Array(4).fill('This part of the page failed.'))
    expect(await page.getByRole('heading').allTextContents()).toEqual(['Home'])
  })

  browserTest('does no harm to the next page when a part throws at its end', async ({ openSite }) => {
    const page = await (await openSite(site)).visit('/')
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await press(page, 'cleanup')
    await page.getByRole('button', { name: 'cleanup 1' }).waitFor()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.locator('main p').getByRole('link', { name: 'Away' }).click()
    await page.getByRole('heading', { name: 'Away' }).waitFor()
    await page.locator('main p').getByRole('link', { name: 'Back' }).click()
    await press(page, 'good')
    await page.getByRole('button', { name: 'good 1' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(errors).toEqual(['after its end'])
  })
})

const setBroken = (page: Page, broken: boolean) =>
  page.evaluate((value) => Object.assign(window, { broken: value }), broken)

describe('an island with nothing to show', () => {
  browserTest('[S62][S149] shows a spinner when its code takes longer than 200 ms', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    const release = await holdCode(page)
    await page.addInitScript(markTimes)
    await page.goto(new URL('/blank', page.url()).href)
    const ring = page.locator('svg#loader circle').first()
    await ring.waitFor()
    expect(await page.evaluate(timeUntilSpinner)).toBeGreaterThanOrEqual(195)
    expect(await ring.evaluate(lookOfRing)).toEqual({ isDrawn: true, grows: true, duration: '3s' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await ring.evaluate((circle) => getComputedStyle(circle).animationName)).toBe('none')

    release()
    await page.getByRole('heading', { name: 'Here' }).waitFor()
    expect(await page.locator('#loader').count()).toBe(0)
  })
})

/** Marks when the page is ready, and when a spinner appears. */
function markTimes(): void {
  document.addEventListener('DOMContentLoaded', () => performance.mark('ready'))
  new MutationObserver(() => {
    const isMarked = performance.getEntriesByName('spinner').length > 0
    if (!isMarked && document.getElementById('loader')) performance.mark('spinner')
  }).observe(document, { childList: true, subtree: true })
}

function timeUntilSpinner(): number {
  const [ready, spinner] = ['ready', 'spinner'].map(
    (name) => performance.getEntriesByName(name)[0]!.startTime,
  )
  return spinner! - ready!
}

browserTest('stays as it was built where it fails for want of an import', async ({ openSite }) => {
  const scene = `import { useEffect, useRef, useState } from 'react'
import { Renderer } from 'away-scenes'
export default function Scene() {
  const place = useRef(null)
  const [count, setCount] = useState(0)
  useEffect(() => { place.current.appendChild(new Renderer().domElement) }, [count])
  return <main><h1>Scene</h1><div ref={place} /><button onClick={() => setCount(1)}>Act</button></main>
}`
  const config = { onMissingImports: 'warn' } as const
  const site = await openSite({ 'docs/index.md': '# Home', 'src/pages/scene.jsx': scene }, config)
  const page = await site.visit('/scene')
  const failed = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.getByRole('button', { name: 'Act' }).click()
  await failed
  expect(await page.getByRole('heading').first().textContent()).toBe('Scene')
  expect(await page.getByRole('alert').count()).toBe(0)
})

browserTest('waits for a part that does not come without listening ever more', async ({ openSite }) => {
  const site = await openSite({
    'docs/index.md': '# Home',
    'src/Part.jsx': 'export default () => <button onClick={() => {}}>Act</button>',
    'src/pages/late.jsx': `import { lazy, Suspense } from 'react'
const Part = lazy(() => import('../Part'))
export default () => <main><h1>Late</h1><Suspense><Part /></Suspense></main>`,
  })
  const page = await site.visit('/late')
  const asked = page.waitForRequest(/\/Part\./)
  await page.route(/\/Part\./, () => {})
  const listeners = await page.evaluateHandle(listenersOf, 'textInput')
  await page.getByRole('button', { name: 'Act' }).click()
  await asked
  // React has some of its own.
  expect(await listeners.evaluate(sizeAfterFrames)).toBeLessThan(4)
})

/** The functions that listen to an event from now on. */
function listenersOf(type: string) {
  const found = new Set<unknown>()
  const { addEventListener } = Element.prototype
  Element.prototype.addEventListener = function (...given: [string, EventListener]) {
    if (given[0] === type) found.add(given[1])
    addEventListener.apply(this, given)
  }
  return found
}

async function sizeAfterFrames(found: Set<unknown>) {
  for (let frame = 0; frame < 9; frame++) await new Promise(requestAnimationFrame)
  return found.size
}
