import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { WorkerQuestion } from '../../engine/src/browser/search/indexClient.ts'
import { browserTest } from '../support/browserTest.ts'
import { box, config, files, options, suggest, titles } from '../support/searchSite.ts'

browserTest(
  '[S110][S121] asks for nothing before the reader comes near, and then for one file of the index',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.waitForTimeout(300)
    expect(asked.filter((url) => /search/.test(url))).toEqual([])
    await box(page).hover()
    await box(page).focus()
    await expect.poll(() => asked.filter((url) => url.includes('/assets/search/')).length).toBe(1)
    await page.waitForTimeout(200)
    expect(asked.filter((url) => url.includes('/assets/search/')).length).toBe(1)
  },
)

browserTest(
  '[S111] shows a ring while the index is on its way and something is typed',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/search/map.bin', async (route) => {
      await released
      await route.continue()
    })
    await box(page).fill('vim')
    await expect.poll(() => ringOf(page)).toEqual({ isDrawn: true, isRound: true, turns: true })
    release()
    await expect.poll(() => titles(page)).toContain('Vim')
    expect(await ringOf(page)).toEqual({ isDrawn: false, isRound: false, turns: false })
  },
)

/** What a reader sees of the ring: a border in two colours around nothing, which turns. */
function ringOf(page: Page) {
  return page.locator('.search-box').evaluate((box) => {
    const style = getComputedStyle(box, '::before')
    const colors = new Set([style.borderBlockStartColor, style.borderBlockEndColor])
    const isDrawn = Number.parseFloat(style.borderBlockStartWidth) > 0 && colors.size === 2
    // A style sheet can name an animation that nothing describes.
    const turns = box
      .getAnimations({ subtree: true })
      .some(({ effect }) => /turn|deg/.test(String((effect as KeyframeEffect).getKeyframes().at(-1)?.rotate)))
    return { isDrawn, isRound: style.borderRadius === '50%', turns }
  })
}

browserTest('says that the index cannot be loaded, and tries again when asked to', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/')
  await page.route('**/assets/search/**', (route) => route.abort())
  await suggest(page, 'vim')
  await page.getByText('The search could not be loaded.').first().waitFor()
  await page.unroute('**/assets/search/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => titles(page)).toContain('Vim')
})

browserTest(
  'a red box in view says that its code cannot be loaded, and tries again when asked to',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/', { viewport: { width: 360, height: 740 } })
    await page.route('**/assets/js/search.*', (route) => route.abort())
    await box(page).fill('vim')
    const failure = page.locator('.load-error', { hasText: 'The search could not be loaded.' })
    await failure.waitFor()
    const { x, width } = (await failure.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(360)
    await page.unroute('**/assets/js/search.*')
    await failure.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => titles(page)).toContain('Vim')
    expect(await failure.count()).toBe(0)
  },
)

browserTest('a network that is back brings the search to a reader who waits for it', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/')
  await page.context().setOffline(true)
  await box(page).fill('vim')
  await page.locator('.load-error').waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => titles(page)).toContain('Vim')
})

browserTest('after a failure the next key tries again', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('about:blank')
  for (const code of ['search', 'searchWorker']) {
    await page.goto(site.address)
    await page.route(`**/assets/js/${code}.*`, (route) => route.abort())
    await box(page).pressSequentially('vi')
    await page.getByText('The search could not be loaded.').first().waitFor()
    await page.unroute(`**/assets/js/${code}.*`)
    await box(page).press('m')
    await expect.poll(() => titles(page)).toContain('Vim')
  }
})

/** Types a key each 20 ms of the page's own clock, so that a busy machine types no slower. */
const typeFast = (field: Locator, text: string) =>
  field.evaluate(async (field: HTMLInputElement, typed) => {
    for (const end of typed.split('').keys()) {
      field.value = typed.slice(0, end + 1)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }, text)

browserTest('asks once for what is typed at full speed, also on the search page', async ({ openSite }) => {
  const script = () => {
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, question: { request?: { typed: string } }) {
      const asked = document.documentElement.dataset
      if (question.request) asked.asked = `${asked.asked ?? ''}[${question.request.typed}]`
      postMessage.call(this, question)
    } as Worker['postMessage']
  }
  const site = await openSite(files, config)
  const page = await site.visit('/', { script })
  await suggest(page, 'kernel')
  await typeFast(box(page), 'bộ nhớ')
  await expect.poll(() => options(page).first().getAttribute('href')).toContain('bo-nho')
  const asked = () => page.evaluate(() => document.documentElement.dataset.asked)
  expect(await asked()).toBe('[kernel][bộ nhớ]')
  await page.goto(`${site.address}search?q=kernel`)
  await page.locator('.search-result').waitFor()
  await typeFast(page.locator('main input'), 'bộ nhớ')
  await expect.poll(() => page.locator('.search-result a').first().getAttribute('href')).toContain('bo-nho')
  expect(await asked()).toBe('[kernel][bộ nhớ]')
})

browserTest(
  'two words typed at full speed take twelve requests at most until there are hits',
  async ({ openSite }) => {
    const notes = Object.fromEntries(
      Array.from({ length: 60 }, (_, note) => [
        `docs/notes/${note}.md`,
        `# Scheduler ${note}\n\nThe kernel schedules process ${note}.\n\n## Ages of ${'priorities '.repeat(9)}\n\nIt waits.`,
      ]),
    )
    const page = await (await openSite({ ...files, ...notes }, config)).visit('/')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    // The page says at once that there are hits: whoever looks later finds requests for what comes after them.
    const atHits = new Promise<string[]>((resolve) => {
      page.on('console', (message) => {
        if (message.text() === 'hits') resolve(asked.filter((path) => !/\/x\d+\./.test(path)))
      })
    })
    await page.evaluate(() => {
      const tellHits = (_: unknown, observer: MutationObserver) => {
        if (!document.querySelector('.search-box [role=option]')) return
        observer.disconnect()
        console.log('hits')
      }
      new MutationObserver(tellHits).observe(document.body, { childList: true, subtree: true })
    })
    await box(page).focus()
    await typeFast(box(page), 'kernel schedules')
    const requests = await atHits
    expect(new Set(requests).size).toBe(requests.length)
    expect(requests.length).toBeGreaterThan(5)
    expect(requests.length).toBeLessThanOrEqual(12)
    // With the texts, which follow.
    await page.locator('.search-hit-text').first().waitFor()
    await page.waitForTimeout(300)
    const ofIndex = asked.filter((path) => path.startsWith('/assets/search/'))
    expect(ofIndex.some((path) => /\/x\d+\./.test(path))).toBe(true)
    expect(ofIndex.length).toBeLessThanOrEqual(12)
  },
)

browserTest('[S125] asks and answers in a worker', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/')
  await suggest(page, 'vim')
  await expect.poll(() => page.workers().length).toBe(1)
  expect(page.workers()[0]!.url()).toContain('searchWorker')
})

browserTest('[S126] answers offline once there was an answer', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('/')
  const read = new Set<string>()
  page.on('requestfinished', (request) => read.add(new URL(request.url()).pathname))
  await suggest(page, 'vim')
  // What is read ahead: terms and pages.
  const ahead = readdirSync(join(site.outDir, 'assets/search')).filter((name) => /^[tp]\./.test(name))
  expect(ahead.length).toBeGreaterThan(1)
  await expect.poll(() => ahead.filter((name) => !read.has(`/assets/search/${name}`))).toEqual([])
  await page.context().setOffline(true)
  for (const [word, path] of Object.entries({ kernel: 'processes', editor: 'vim', 'máy tính': 'bo-nho' })) {
    await suggest(page, word)
    await expect.poll(() => options(page).first().getAttribute('href')).toContain(path)
  }
})

/** Keeps the answers to a query, and the query itself if it is never to be heard of. */
const holdAnswers = (page: Page, query: string, isHeard: boolean) =>
  page.addInitScript(
    ({ query, isHeard }) => {
      const ids: number[] = []
      const held: (() => void)[] = []
      Object.assign(window, { held })
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function (this: Worker, question: WorkerQuestion) {
        if (question.request?.typed === query) ids.push(question.id)
        if (isHeard || !ids.includes(question.id)) postMessage.call(this, question)
      } as Worker['postMessage']
      const property = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')!
      const set = function (this: Worker, listen: (event: MessageEvent) => void) {
        property.set!.call(this, (event: MessageEvent) => {
          if (ids.includes(event.data.id)) held.push(() => listen(event))
          else listen(event)
        })
      }
      Object.defineProperty(Worker.prototype, 'onmessage', { ...property, set })
    },
    { query, isHeard },
  )

browserTest('suggestions stay until there are others, and Enter does not open them', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('about:blank')
  await holdAnswers(page, 'kernel', false)
  await page.goto(site.address)
  await suggest(page, 'vim')
  await expect.poll(() => titles(page)).toContain('Vim')
  await box(page).fill('kernel')
  await page.waitForTimeout(1000)
  expect(await titles(page)).toContain('Vim')
  expect(await page.locator('.search-box[data-loading]').count()).toBe(1)
  // One waits for the best result, one more goes on without it.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=kernel')
})

browserTest('results stay until there are others', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('about:blank')
  await holdAnswers(page, 'kernel', false)
  await page.goto(`${site.address}search?q=vim`)
  const results = page.locator('.search-result h2')
  await expect.poll(() => results.allTextContents()).toEqual(['Vim'])
  await page.locator('main input').fill('kernel')
  await page.locator('.search-status', { hasText: 'Loading' }).waitFor()
  expect(await results.allTextContents()).toEqual(['Vim'])
  await page.locator('main input').fill('processes')
  await expect.poll(() => results.allTextContents()).toEqual(['Processes'])
})

browserTest('leaves an answer that comes too late unheard', async ({ openSite }) => {
  const site = await openSite(files, config)
  const page = await site.visit('about:blank')
  await holdAnswers(page, 'vim', true)
  await page.goto(site.address)
  await box(page).fill('vim')
  await page.waitForFunction(() => Reflect.get(window, 'held').length > 0)
  await suggest(page, 'kernel')
  await expect.poll(() => titles(page)).toEqual(['Processes'])
  const late = await page.evaluate(async () => {
    const held: (() => void)[] = Reflect.get(window, 'held')
    for (const listen of held) listen()
    await new Promise(requestAnimationFrame)
    return held.length
  })
  expect(late).toBeGreaterThan(0)
  expect(await titles(page)).toEqual(['Processes'])
})
