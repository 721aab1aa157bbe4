import { readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { axeFindingsInBothModes } from '../../scripts/parts/axeFindings.mjs'
import { browserTest } from '../support/browserTest.ts'
import { holdCode } from '../support/holdCode.ts'
import { box, config, files, suggest, withSearch } from '../support/searchSite.ts'
import { watchShifts } from '../support/watchShifts.ts'

const alike = {
  ...files,
  ...Object.fromEntries(
    Array.from({ length: 230 }, (_, index) => [`docs/n${index}.md`, `# Alike ${index}\n\nText.`]),
  ),
}
const sections = {
  ...files,
  'docs/guides/_category_.json': '{"label": "Guides"}',
  'docs/tools/_category_.json': '{"label": "Tools"}',
  'docs/tools/ls.md': '# Listing files\n\nThe kernel lists them.',
  'docs/tools/nhan.md': '---\nlang: vi\ntags: [tools]\n---\n\n# Nhân\n\nKernel là nhân của hệ điều hành.',
}

describe('the search page', () => {
  browserTest('its results begin and end where its field does', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/search/?q=vim')
    const ends = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => {
          const { left, right } = part.getBoundingClientRect()
          return [left, right]
        })
    expect(await ends('.search-result')).toEqual(await ends('main input'))
  })

  browserTest(
    '[S16][S36] shows what the address asks for, and the address follows what is typed; [S114][S115][S116] says what is wrong with a query, and answers what it can',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/search/?q=vim')
      const input = page.locator('main input')
      await expect.poll(() => page.locator('.search-result h2').allTextContents()).toEqual(['Vim'])
      expect(await input.inputValue()).toBe('vim')
      const status = page.locator('[data-search-status]')
      await expect.poll(() => status.textContent()).toBe('1 document found')
      const entries = await page.evaluate(() => history.length)
      await input.fill('kernel')
      await expect.poll(() => new URL(page.url()).search).toBe('?q=kernel')
      await expect.poll(() => page.locator('.search-result h2').allTextContents()).toEqual(['Processes'])
      expect(await page.evaluate(() => history.length)).toBe(entries)
      await expect.poll(() => page.title()).toBe('Search results for "kernel"')
      await input.fill('')
      await expect.poll(() => page.title()).toBe('Search the documentation')

      await input.fill('vim foo:bar')
      await expect.poll(() => status.textContent()).toContain("unrecognised field 'foo'")
      await expect.poll(() => page.locator('.search-result h2').allTextContents()).toEqual(['Vim'])
    },
  )

  browserTest('asks for what was typed before its code came', async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('/')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/js/search.*', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${site.address}search?q=vim`)
    await page.locator('main input').fill('kernel')
    release()
    await expect.poll(() => page.locator('.search-result h2').allTextContents()).toEqual(['Processes'])
    expect(await page.locator('main input').inputValue()).toBe('kernel')
    expect(new URL(page.url()).search).toBe('?q=kernel')
    expect(await page.evaluate(() => localStorage.getItem('sotay.recentSearches'))).toBeNull()
  })

  browserTest('says that the index cannot be loaded, and tries again when asked to', async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('about:blank')
    await page.route('**/assets/search/**', (route) => route.abort())
    await page.goto(`${site.address}search?q=vim`)
    await page.getByText('The search could not be loaded.').first().waitFor()
    await page.unroute('**/assets/search/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => page.locator('.search-result h2').allTextContents()).toEqual(['Vim'])
  })

  browserTest(
    '[S128] shows 100 results, and more of them when the reader comes to their end or asks',
    async ({ openSite }) => {
      const page = await (await openSite(alike, config)).visit('/search?q=alike')
      const count = () => page.locator('.search-result').count()
      await expect.poll(count).toBe(100)
      expect(await page.locator('[data-search-status]').textContent()).toBe('230 documents found')
      const first = await page.locator('.search-result h2').first().textContent()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect.poll(count).toBe(200)
      await page.getByRole('button', { name: 'Show more results' }).press('Enter')
      await expect.poll(count).toBe(230)
      expect(await page.locator('.search-result h2').first().textContent()).toBe(first)
      expect(await page.getByRole('button', { name: 'Show more results' }).count()).toBe(0)
      const hrefs = await page
        .locator('.search-result a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(new Set(hrefs).size).toBe(230)
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
      expect(await focused()).toBe(hrefs[200])
    },
  )

  browserTest('is where the reader left it after going back', async ({ openSite }) => {
    const page = await (await openSite(alike, config)).visit('/search?q=alike')
    const result = page.locator('.search-result a').nth(25)
    // A text that comes later moves the results below it.
    await expect.poll(() => page.locator('.search-result', { hasText: 'Text.' }).count()).toBe(100)
    const before = await result.evaluate((link: HTMLElement) => {
      link.scrollIntoView({ block: 'center' })
      link.click()
      // The results stay until the page is there.
      return scrollY
    })
    expect(before).toBeGreaterThan(0)
    await page.locator('.theme-doc-markdown h1').waitFor()
    await page.goBack({ waitUntil: 'commit' })
    await result.waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)

    await page.locator('main input').fill('alike 25')
    await page.locator('main input').fill('vim')
    await expect.poll(() => page.locator('.search-result').count()).toBe(1)
    expect((await page.locator('main').boundingBox())!.height).toBeLessThan(800)
  })

  browserTest('keeps the results of one section or language, as its address says', async ({ openSite }) => {
    const page = await (await openSite(sections, config)).visit('/search?q=kernel')
    const found = () => page.locator('.search-result h2').allTextContents()
    const chips = () => page.locator('[data-search-filters] button').allTextContents()
    await expect.poll(async () => (await found()).length).toBe(3)
    expect(await chips()).toEqual(['Tools', 'Guides', 'English', 'Vietnamese'])

    await page.getByRole('button', { name: 'Tools' }).click()
    await expect.poll(async () => (await found()).sort()).toEqual(['Listing files', 'Nhân'])
    expect(await page.getByRole('button', { name: 'Tools', pressed: true }).count()).toBe(1)
    expect(await page.locator('[data-search-status]').textContent()).toBe('2 documents found')
    await page.getByRole('button', { name: 'Vietnamese' }).click()
    await expect.poll(found).toEqual(['Nhân'])
    expect(new URL(page.url()).search).toBe('?q=kernel&section=Tools&lang=vi')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe('Vietnamese')

    await page.reload()
    await expect.poll(found).toEqual(['Nhân'])
    await page.getByRole('button', { name: 'Vietnamese' }).click()
    await page.getByRole('button', { name: 'Tools' }).click()
    await expect.poll(async () => (await found()).length).toBe(3)
  })

  browserTest('[S146][S151] shows about 180 letters of text, and the box about 150', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/search?q=escape')
    const text = page.locator('.search-result .search-hit-text').last()
    await expect.poll(async () => (await text.textContent())!.length).toBeGreaterThan(160)
    expect((await text.textContent())!.length).toBeLessThanOrEqual(182)
    expect(await text.textContent()).toMatch(/^[^…].*…$/)
    await suggest(page, 'escape')
    const short = page.locator('.search-box .search-hit-text').first()
    await expect.poll(async () => (await short.textContent())!.length).toBeGreaterThan(120)
    expect((await short.textContent())!.length).toBeLessThanOrEqual(152)
  })

  browserTest(
    'keeps what was sent among the recent searches, not what is being typed',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/search?q=vim')
      const kept = () => page.evaluate(() => localStorage.getItem('sotay.recentSearches'))
      await expect.poll(kept).toBe('["vim"]')
      await page.locator('main input').fill('kernel')
      await expect.poll(() => page.locator('.search-result h2').allTextContents()).toEqual(['Processes'])
      expect(await kept()).toBe('["vim"]')
      await page.locator('.search-result a').click()
      await page.waitForURL('**/guides/processes')
      expect(await kept()).toBe('["kernel","vim"]')
    },
  )

  browserTest(
    'works after a visit in place, and as the target of the box without a suggestion',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/')
      await box(page).fill('zzzzqqq')
      await page.getByText('No results').first().waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL('**/search?q=zzzzqqq')
      await expect
        .poll(() => page.locator('[data-search-status]').textContent())
        .toBe('No documents were found')
      await suggest(page, 'kernel')
      await page.getByText('See all results').click()
      await expect.poll(() => page.locator('.search-result').count()).toBe(1)
      await page.goBack()
      await expect.poll(() => page.locator('main input').inputValue()).toBe('zzzzqqq')
    },
  )

  browserTest(
    'keeps searches without results for the author, where the site wants that, and sends nothing',
    async ({ openSite }) => {
      const site = await openSite(files, withSearch({ keepUnansweredSearches: true }))
      const page = await site.visit('/')
      await box(page).fill('zzzzqqq')
      await page.getByText('No results').first().waitFor()
      await page.keyboard.press('Escape')
      const kept = () => page.evaluate(() => localStorage.getItem('sotay.unansweredSearches'))
      await expect.poll(kept).toBe('["zzzzqqq"]')
      await page.goto(`${site.address}/search?q=vim`)
      const list = page.getByRole('link', { name: 'Download the list' })
      const [download] = await Promise.all([page.waitForEvent('download'), list.click()])
      expect(download.suggestedFilename()).toBe('searches-without-results.txt')
      expect(readFileSync(await download.path(), 'utf8')).toBe('zzzzqqq\n')
      await page.getByRole('button', { name: 'Delete it' }).click()
      expect(await kept()).toBeNull()
      expect(await list.count()).toBe(0)
    },
  )

  const many = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      `docs/more${index % 3}/n${index}.md`,
      `# Vim ${index}\n\nVim number ${index} is here, too, and it has a sentence of some length.`,
    ]),
  )

  browserTest('keeps what is on the screen in its place while results come', async ({ openSite }) => {
    const site = await openSite({ ...files, ...many }, { ...config, footer: { copyright: 'Me' } })
    const page = await site.visit('/')
    const shift = await watchShifts(page)
    const release = await holdCode(page)
    await page.goto(`${site.address}search?q=vim`)
    await page.locator('footer').waitFor()
    release()
    await page.locator('.search-result .search-hit-text').first().waitFor()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))))
    expect(await shift()).toBeLessThan(0.05)
  })

  browserTest('says what to do without JavaScript', async ({ openSite }) => {
    const page = await (await openSite(sections, config)).visit('/search?q=vim', { javaScriptEnabled: false })
    expect(await page.locator('noscript').innerText()).toContain('Searching needs JavaScript')
    expect(
      await page.getByRole('link', { name: 'Look through the tags instead.' }).getAttribute('href'),
    ).toBe('/tags')
  })
})

browserTest('an address that leads nowhere shows the pages that its words find', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/guides/proceses')
  await page.locator('.likely-pages a').first().waitFor()
  expect(await page.locator('.likely-pages a').allTextContents()).toContain('Processes')
  expect(await page.locator('main input').inputValue()).toBe('proceses')
  expect(await page.locator('h1').textContent()).toBe('Page Not Found')
})

browserTest('its words begin behind the sign of the search', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/nothing')
  const [end, begin] = await page.locator('main form').evaluate((form) => {
    const sign = getComputedStyle(form, '::before')
    const text = getComputedStyle(form.querySelector('input')!).paddingInlineStart
    return [Number.parseFloat(sign.left) + Number.parseFloat(sign.width), Number.parseFloat(text)]
  })
  expect(begin! - end!).toBe(8)
})

browserTest('without scripts its field leads to the search page', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/guides/nowhere', { javaScriptEnabled: false })
  await page.locator('main input').fill('vim')
  await page.locator('main input').press('Enter')
  await page.waitForURL('**/search?q=vim')
})

browserTest('axe finds nothing in an answer on the search page, light or dark', async ({ openSite }) => {
  const page = await (await openSite(sections, config)).visit('/search?q=what+is+a+process')
  await page.locator('.search-answer .search-hit-path').waitFor()
  expect(await axeFindingsInBothModes(page)).toEqual([])
})
