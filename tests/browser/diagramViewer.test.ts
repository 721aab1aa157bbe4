import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { islandCode } from '../support/holdCode.ts'

const files = {
  'docs/index.md':
    '---\nslug: /\n---\n\n# Home\n\n```mermaid\nflowchart LR\n  a[First] --> b[Second]\n```\n\n[Other](./other.md)',
  'docs/other.md': '# Other',
}

const opener = (page: Page) => page.getByRole('button', { name: 'Enlarge the diagram' })
const viewer = (page: Page) => page.getByRole('dialog')
const placeOf = async (page: Page) => (await viewer(page).locator('svg').boundingBox())!

async function openViewer(page: Page) {
  await opener(page).click()
  await viewer(page).waitFor()
  return placeOf(page)
}

describe('a diagram opens large', () => {
  browserTest(
    'on request; its code comes only then, with buttons large enough for fingers',
    async ({ openSite }) => {
      const page = await (await openSite(files)).visit('/')
      const code = new Set<string>()
      page.on('request', (request) => islandCode.test(request.url()) && code.add(request.url()))
      const small = (await page.locator('.diagram-picture svg').boundingBox())!
      const large = await openViewer(page)
      expect([...code].map((url) => /(\w+)\.\w+\.js$/.exec(url)![1]).sort()).toEqual(['ui', 'viewer'])
      expect(large.width).toBeGreaterThan(small.width * 1.5)
      expect(await viewer(page).getAttribute('aria-label')).toBe('Flowchart: First, Second')
      await page.getByRole('button', { name: 'Zoom in' }).click()
      expect((await placeOf(page)).width).toBeGreaterThan(large.width)
      await page.getByRole('button', { name: 'Fit' }).click()
      expect((await placeOf(page)).width).toBe(large.width)
      for (const button of await viewer(page).getByRole('button').all())
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    },
  )

  browserTest('and closes with Escape or its button; the focus goes back', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await openViewer(page)
      await close()
      await viewer(page).waitFor({ state: 'detached' })
      await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true)
    }
  })

  browserTest('going back closes it and keeps the page', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/other')
    await page.locator('.menu').getByRole('link', { name: 'Home' }).click()
    await openViewer(page)
    const isBack = page.evaluate(() => history.back())
    await viewer(page).waitFor({ state: 'detached' })
    await isBack
    expect(await page.locator('h1').textContent()).toBe('Home')
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Other')
  })

  browserTest('by the keyboard alone', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await viewer(page).waitFor()
    const start = await placeOf(page)
    await page.keyboard.press('+')
    const larger = await placeOf(page)
    expect(larger.width).toBeCloseTo(start.width * 1.25, 0)
    await page.keyboard.press('ArrowLeft')
    expect((await placeOf(page)).x).toBeCloseTo(larger.x + 80, 0)
    await page.keyboard.press('ArrowDown')
    expect((await placeOf(page)).y).toBeCloseTo(larger.y - 80, 0)
    await page.keyboard.press('-')
    await page.keyboard.press('0')
    const end = await placeOf(page)
    expect([end.x, end.width]).toEqual([start.x, start.width])
  })
})

describe('in the window', () => {
  browserTest('the mouse drags the picture, and its wheel zooms where it points', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/')
    const start = await openViewer(page)
    await page.mouse.move(300, 300)
    await page.mouse.down()
    await page.mouse.move(360, 280, { steps: 4 })
    await page.mouse.up()
    await page.mouse.move(500, 500)
    const moved = await placeOf(page)
    expect([moved.x - start.x, moved.y - start.y].map(Math.round)).toEqual([60, -20])
    const x = moved.x + moved.width / 4
    await page.mouse.move(x, moved.y + moved.height / 2)
    await page.mouse.wheel(0, -400)
    await expect.poll(async () => (await placeOf(page)).width).toBeCloseTo(moved.width * 2, 0)
    expect((await placeOf(page)).x).toBeCloseTo(x - moved.width / 2, 0)
  })

  browserTest('two fingers zoom', async ({ openSite }) => {
    const page = await (await openSite(files)).visit('/', {
      hasTouch: true,
      viewport: { width: 400, height: 700 },
    })
    const start = await openViewer(page)
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: number[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map((x, id) => ({ x, y: 350, id })),
      })
    await touch('touchStart', [150, 250])
    for (const spread of [20, 40, 50]) await touch('touchMove', [150 - spread, 250 + spread])
    await touch('touchEnd', [])
    expect((await placeOf(page)).width).toBeCloseTo(start.width * 2, -1)
  })
})
