import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/userConfig.ts'
import { browserTest } from './browserTest.ts'
import { box, config, files, options, suggest, titles, withSearch } from './searchSite.ts'

const isOfIndex = (request: Request) => request.url().includes('/assets/search/')

describe('the box', () => {
  browserTest(
    '[S3][S6][S42] finds notes from the site alone, and opens the section that was found',
    async ({ openSite }) => {
      const site = await openSite(files, config)
      const page = await site.visit('/')
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(site.address) || request.method() !== 'GET')
          elsewhere.push(request.url())
      })
      await suggest(page, 'leaving')
      await options(page).first().click()
      await page.waitForURL('**/guides/vim#leaving-it')
      const top = () => page.locator('#leaving-it').evaluate((heading) => heading.getBoundingClientRect().top)
      await expect.poll(top).toBeLessThan(200)
      expect(elsewhere).toEqual([])
    },
  )

  browserTest(
    '[S9][S127] finds Vietnamese with marks at either end of words, and without',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/')
      for (const typed of ['bộ nhớ', 'hệ điều hành', 'he dieu hanh', 'bo nho', 'ổ đĩa']) {
        await suggest(page, typed)
        await expect.poll(() => options(page).first().getAttribute('href')).toContain('bo-nho')
      }
      await suggest(page, 'process')
      await expect.poll(() => titles(page)).toEqual(['Processes'])
    },
  )

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
      await page.locator('.search-box[data-loading]').waitFor()
      release()
      await expect.poll(() => titles(page)).toContain('Vim')
      expect(await page.locator('.search-box[data-loading]').count()).toBe(0)
    },
  )

  browserTest('says that the index cannot be loaded, and tries again when asked to', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await page.route('**/assets/search/**', (route) => route.abort())
    await suggest(page, 'vim')
    await page.getByText('The search could not be loaded.').first().waitFor()
    await page.unroute('**/assets/search/**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => titles(page)).toContain('Vim')
  })

  browserTest('says that its code cannot be loaded, and tries again when asked to', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await page.route('**/assets/js/search.*', (route) => route.abort())
    await box(page).fill('vim')
    const retry = page.getByText('The search could not be loaded. Retry')
    await retry.waitFor()
    await page.unroute('**/assets/js/search.*')
    await retry.click()
    await expect.poll(() => titles(page)).toContain('Vim')
  })

  browserTest('[S125] asks and answers in a worker', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    const fromPage: string[] = []
    page.on('requestfinished', (request) => {
      if (isOfIndex(request) && request.frame()) fromPage.push(request.url())
    })
    await suggest(page, 'vim')
    await expect.poll(() => page.workers().length).toBe(1)
    expect(page.workers()[0]!.url()).toContain('searchWorker')
  })

  browserTest('[S126] answers offline once there was an answer', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await suggest(page, 'vim')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await suggest(page, 'kernel')
    await expect.poll(() => options(page).first().getAttribute('href')).toContain('processes')
  })

  browserTest('[S128][S145] suggests at most eight results', async ({ openSite }) => {
    const many = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`docs/n${index}.md`, `# Alike ${index}\n\nText.`]),
    )
    const page = await (await openSite({ ...files, ...many }, config)).visit('/')
    await suggest(page, 'alike')
    await expect.poll(() => options(page).count()).toBe(8)
    await page.getByText('See all results').click()
    await expect.poll(() => page.locator('.search-result').count()).toBe(9)
  })

  browserTest(
    '[S45][S137] says that there are no results, also to those who listen',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/')
      await suggest(page, 'zzzzqqq')
      await expect.poll(() => page.locator('.search-note').textContent()).toBe('No results')
      expect(await page.locator('.search-box [role=status]').textContent()).toBe('No results')
      expect(await page.getByText('See all results').count()).toBe(0)
    },
  )

  browserTest('[S39] leads on to the search page', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await suggest(page, 'vim')
    const link = page.getByRole('link', { name: 'See all results' })
    expect(await link.getAttribute('href')).toBe('/search/?q=vim')
    await link.click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Search results for "vim"')
  })

  browserTest(
    '[S117] takes whatever is typed, and says gently what it could not read',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/')
      const failures: unknown[] = []
      page.on('pageerror', (error) => failures.push(error))
      for (const typed of ['foo:bar', 'a~x', 'a^b', '+', 'title:', '"', '\\', '-', '~2', '%', '<b>']) {
        await suggest(page, typed)
        expect(await page.getByRole('alert').count()).toBe(0)
      }
      await suggest(page, 'vim foo:bar')
      await expect.poll(() => titles(page)).toContain('Vim')
      expect(await page.locator('.search-box .search-problem').textContent()).toContain(
        `"foo:bar" was taken as plain text: unrecognised field 'foo'`,
      )
      await suggest(page, 'vim')
      await expect.poll(() => titles(page)).toContain('Vim')
      expect(await page.locator('.search-problem').count()).toBe(0)
      expect(failures).toEqual([])
    },
  )

  browserTest(
    'is worked by keys: arrows choose, Enter opens, Tab moves on, Escape closes',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/')
      await suggest(page, 'e')
      await expect.poll(() => options(page).count()).toBeGreaterThan(1)
      const active = () => box(page).getAttribute('aria-activedescendant')
      await expect.poll(active).toBe('search-options-0-0')
      await page.keyboard.press('ArrowDown')
      expect(await active()).toBe('search-options-0-1')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowUp')
      expect(await active()).toBe(`search-options-0-${(await options(page).count()) - 1}`)
      await page.keyboard.press('Escape')
      expect(await box(page).getAttribute('aria-expanded')).toBe('false')
      expect(await box(page).inputValue()).toBe('e')

      await suggest(page, 'vim')
      await expect.poll(() => box(page).getAttribute('aria-expanded')).toBe('true')
      const url = page.url()
      await page.keyboard.press('Tab')
      expect(page.url()).toBe(url)
      expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(false)
      await box(page).focus()
      await expect.poll(active).toBe('search-options-0-0')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/guides/vim')
    },
  )

  browserTest(
    '[S144] is reached by keys, which it names; the browser does nothing of its own with them',
    async ({ openSite }) => {
      const page = await (await openSite(files, config)).visit('/')
      expect(await page.locator('.search-box kbd').textContent()).toBe('ctrl K')
      await page.evaluate(() => {
        addEventListener('keydown', (event) => {
          document.documentElement.dataset.prevented = String(event.defaultPrevented)
        })
      })
      const hasFocus = () => box(page).evaluate((input) => input === document.activeElement)
      await page.keyboard.press('Control+k')
      expect(await hasFocus()).toBe(true)
      expect(await page.locator('html').getAttribute('data-prevented')).toBe('true')
      await page.locator('.search-box input[role=combobox]').waitFor()
      await page.keyboard.press('Escape')
      expect(await hasFocus()).toBe(false)
      await page.keyboard.press('/')
      expect(await hasFocus()).toBe(true)
      await page.keyboard.type('a/b')
      expect(await box(page).inputValue()).toBe('a/b')
    },
  )

  browserTest('[S144] is reached by the keys that the config names', async ({ openSite }) => {
    const site = await openSite(files, withSearch({ searchBarShortcutKeymap: 's' }))
    const page = await site.visit('/')
    await page.keyboard.press('s')
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await box(page).inputValue()).toBe('')
  })

  browserTest(
    '[S43] marks the words on the page where the site wants that, until the reader clears them',
    async ({ openSite }) => {
      const page = await (
        await openSite(files, withSearch({ highlightSearchTermsOnTargetPage: true }))
      ).visit('/')
      await suggest(page, 'press escape')
      await options(page).first().click()
      await page.waitForURL('**/guides/vim?_highlight=press&_highlight=escape#leaving-it')
      await expect.poll(() => page.locator('article mark').allTextContents()).toEqual(['Press', 'escape'])
      expect(await box(page).inputValue()).toBe('press escape')
      await page.getByRole('button', { name: 'Clear' }).click()
      expect(await page.locator('article mark').count()).toBe(0)
      expect(new URL(page.url()).search).toBe('')
      expect(new URL(page.url()).hash).toBe('#leaving-it')
    },
  )

  browserTest('[S43] marks no short word within another', async ({ openSite }) => {
    const marked = withSearch({ highlightSearchTermsOnTargetPage: true })
    const note = { 'docs/he.md': '# Hệ\n\nHệ nhẹ thêm, hết cả, điều khiển, kinh điều.' }
    const site = await openSite({ ...files, ...note }, marked)
    const page = await site.visit('/he?_highlight=he&_highlight=die')
    await expect
      .poll(() => page.locator('article mark').allTextContents())
      .toEqual(['Hệ', 'Hệ', 'điề', 'điề'])
  })

  browserTest('[S43] leaves pages as they are where it does not', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await suggest(page, 'press escape')
    expect(await options(page).first().getAttribute('href')).toBe('/guides/vim#leaving-it')
  })

  /** Lets the worker hear of some queries late, or never. */
  const holdQueries = (page: Page, delays: Record<string, number>) =>
    page.addInitScript((held) => {
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function (this: Worker, question: { request?: { typed: string } }) {
        const delay = held[question.request?.typed ?? ''] ?? 0
        if (delay >= 0) setTimeout(() => postMessage.call(this, question), delay)
      } as Worker['postMessage']
    }, delays)

  browserTest('shows no suggestions of another query, and does not open them', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await holdQueries(page, { kernel: -1 })
    await page.reload()
    await suggest(page, 'vim')
    await expect.poll(() => titles(page)).toContain('Vim')
    await box(page).fill('kernel')
    await page.locator('.search-note', { hasText: 'Loading' }).waitFor()
    expect(await options(page).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?q=kernel')
  })

  browserTest('leaves an answer that comes too late unheard', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await holdQueries(page, { vim: 400 })
    await page.reload()
    await box(page).fill('vim')
    await page.locator('.search-box[data-loading]').waitFor()
    await suggest(page, 'kernel')
    await expect.poll(() => titles(page)).toEqual(['Processes'])
    await page.waitForTimeout(500)
    expect(await titles(page)).toEqual(['Processes'])
  })

  browserTest('opens results in another tab as every link does', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    const opened = async (act: () => Promise<void>) => {
      await suggest(page, 'vim')
      await expect.poll(() => titles(page)).toContain('Vim')
      const [tab] = await Promise.all([page.context().waitForEvent('page'), act()])
      await tab.waitForURL('**/guides/vim')
      await tab.close()
      expect(new URL(page.url()).pathname).toBe('/')
    }
    await opened(() =>
      options(page)
        .first()
        .click({ modifiers: ['Control'] }),
    )
    await opened(() => options(page).first().click({ button: 'middle' }))
    await opened(() => page.keyboard.press('Control+Enter'))
  })

  browserTest('[S118] every form is a search, and each box answers by itself', async ({ openSite }) => {
    const twice = {
      navbar: {
        items: [
          { type: 'search', position: 'left' },
          { type: 'search', position: 'right' },
        ],
      },
    }
    const page = await (await openSite(files, twice as Partial<UserConfig>)).visit('/')
    expect(await page.locator('form').count()).toBe(2)
    expect(await page.locator('form[role=search]').count()).toBe(2)
    expect(await page.locator('form :is(input, select, textarea):not([type=search])').count()).toBe(0)
    for (const place of [0, 1]) {
      const form = page.locator('.search-box').nth(place)
      await form.locator('input').fill('vim')
      await expect.poll(() => form.locator('.search-option-title').allTextContents()).toContain('Vim')
      const active = await form.locator('input').getAttribute('aria-activedescendant')
      expect(await page.locator(`[id="${active}"]`).count()).toBe(1)
      expect(await form.locator(`[id="${active}"]`).count()).toBe(1)
    }
    expect(await page.locator('.search-popup:visible').count()).toBe(1)
  })

  browserTest('still works after the reader went to another page in place', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await suggest(page, 'vim')
    await options(page).first().click()
    await page.waitForURL('**/guides/vim')
    await page.locator('h1', { hasText: 'Vim' }).waitFor()
    await suggest(page, 'processes')
    await expect.poll(() => titles(page)).toEqual(['Processes'])
  })

  browserTest('fills a narrow screen', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/', { viewport: { width: 390, height: 700 } })
    await suggest(page, 'vim')
    await expect.poll(() => options(page).count()).toBeGreaterThan(0)
    expect(await page.locator('.search-box').boundingBox()).toMatchObject({
      x: 0,
      y: 0,
      width: 390,
      height: 700,
    })
  })
})

describe('recent searches', () => {
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem('sotay.recentSearches'))

  browserTest('are offered once they led somewhere, and can be forgotten', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await suggest(page, 'kernel')
    expect(await kept(page)).toBeNull()
    await suggest(page, 'leaving')
    await options(page).first().click()
    await page.waitForURL('**/guides/vim#leaving-it')
    expect(await kept(page)).toBe('["leaving"]')

    await box(page).fill('')
    await expect.poll(() => titles(page)).toEqual(['leaving'])
    expect(await box(page).getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await box(page).inputValue()).toBe('leaving')
    await expect.poll(() => titles(page)).toContain('Leaving it')

    await box(page).fill('')
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    expect(await kept(page)).toBeNull()
    expect(await page.locator('.search-popup:visible').count()).toBe(0)
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
  })

  browserTest('are none where the browser keeps nothing', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new Error('denied')
        },
      })
    })
    await page.reload()
    await suggest(page, 'leaving')
    await options(page).first().click()
    await page.waitForURL('**/guides/vim#leaving-it')
    await box(page).fill('')
    await page.waitForTimeout(100)
    expect(await page.locator('.search-popup:visible').count()).toBe(0)
  })
})

describe('contexts', () => {
  const contexts = [{ path: 'guides', label: 'Guides' }]

  browserTest(
    '[S37][S40][S124] a page in a context searches it alone, and leads to its results',
    async ({ openSite }) => {
      const page = await (await openSite(files, withSearch({ searchContextByPaths: contexts }))).visit(
        '/guides/vim',
      )
      await suggest(page, 'pr')
      const found = () => options(page).evaluateAll((all) => all.map((option) => option.getAttribute('href')))
      await expect.poll(async () => (await found()).every((href) => href!.startsWith('/guides/'))).toBe(true)
      const link = page.getByRole('link', { name: 'See all results within "Guides"' })
      expect(await link.getAttribute('href')).toBe('/search/?q=pr&ctx=guides')
      await link.click()
      await expect.poll(() => page.locator('.search-result').count()).toBe(2)
      expect(await page.getByRole('combobox', { name: 'Where to search' }).inputValue()).toBe('guides')
    },
  )

  browserTest('[S41] where a context has nothing, the link leads outside of it', async ({ openSite }) => {
    const search = { searchContextByPaths: contexts, useAllContextsWithNoSearchContext: true }
    const page = await (await openSite(files, withSearch(search))).visit('/guides/vim')
    await suggest(page, 'dữ liệu')
    const link = page.getByRole('link', { name: 'See all results outside "Guides"' })
    await expect.poll(() => link.getAttribute('href')).not.toContain('ctx')
  })

  browserTest('[S37] a context that nobody configured is not heeded', async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/search?q=vim&ctx=nowhere')
    await expect.poll(() => page.locator('.search-result').count()).toBe(1)
  })
})
