import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { box, config, files, options, suggest, titles, withSearch } from '../support/searchSite.ts'

browserTest(
  'is worked by keys: arrows choose, Enter opens, Tab moves on, Escape closes',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await suggest(page, 'e')
    // The first two are there before the texts that have the word, too.
    await expect.poll(() => options(page).count()).toBe(3)
    const active = () => box(page).getAttribute('aria-activedescendant')
    await expect.poll(active).toBe('search-options-0-0')
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).toBe('search-options-0-1')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect.poll(active).toBe('search-options-0-2')
    await page.keyboard.press('Escape')
    await expect.poll(() => box(page).getAttribute('aria-expanded')).toBe('false')
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
  '[S144] is reached by keys, which it names; the browser does nothing else with them',
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
    await page.keyboard.press('Control+k')
    expect(await hasFocus()).toBe(true)
    await page.keyboard.press('Control+k')
    expect(await hasFocus()).toBe(false)
    await page.keyboard.press('/')
    expect(await hasFocus()).toBe(true)
    await page.keyboard.type('a/b')
    expect(await box(page).inputValue()).toBe('a/b')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('vim')
    expect(await box(page).inputValue()).toBe('vim')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await box(page).inputValue()).toBe('')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('ssh')
    expect(await box(page).inputValue()).toBe('ssh')
  },
)

browserTest(
  'Escape leads back to the link where the reader was, also when the code of the search came after the shortcut',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await page.locator('.navbar a').first().focus()
    const focused = () => page.evaluate(() => document.activeElement!.getAttribute('href'))
    const link = await focused()
    expect(link).not.toBe(null)
    await page.keyboard.press('/')
    expect(await focused()).toBe(null)
    await page.locator('.search-box input[role=combobox]').waitFor()
    await page.keyboard.press('Escape')
    expect(await focused()).toBe(link)
  },
)

browserTest('Enter opens the best result, also one that is on its way', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/')
  await box(page).focus()
  await page.locator('.search-box input[role=combobox]').waitFor()
  await page.keyboard.type('vim')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/guides/vim')
})

browserTest(
  'Enter opens an answer that comes in the moment in which its loading is shown',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await page.evaluate(() => {
      const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')!
      const holdReplies = (listen: (event: MessageEvent) => void) => {
        const held: MessageEvent[] = []
        const status = () => document.querySelector('.search-box [role=status]')?.textContent
        const release = () => status() && held.splice(0).forEach(listen)
        new MutationObserver(release).observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
        })
        return (event: MessageEvent) => {
          held.push(event)
          release()
        }
      }
      Object.defineProperty(Worker.prototype, 'onmessage', {
        set(listen) {
          set!.call(this, holdReplies(listen))
        },
      })
    })
    await box(page).focus()
    await page.locator('.search-box input[role=combobox]').waitFor()
    await page.keyboard.type('vim')
    await page.keyboard.press('Enter')
    await page.waitForURL(/vim/)
    expect(new URL(page.url()).pathname).toBe('/guides/vim')
  },
)

browserTest('Enter shows all results where nothing is found', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/')
  await box(page).focus()
  await page.locator('.search-box input[role=combobox]').waitFor()
  await page.keyboard.type('qqqqq')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=qqqqq')
})

browserTest('a tap into a field with a former query selects it, one more does not', async ({ openSite }) => {
  const phone = { viewport: { width: 390, height: 800 }, hasTouch: true }
  const page = await (await openSite(files, config)).visit('/', phone)
  await suggest(page, 'vim')
  await page.keyboard.press('Escape')
  await box(page).blur()
  await box(page).tap()
  const selected = () => page.evaluate(() => String(getSelection()))
  await expect.poll(selected).toBe('vim')
  await page.keyboard.type('kernel')
  expect(await box(page).inputValue()).toBe('kernel')
  await expect.poll(() => titles(page)).toContain('Processes')
  await box(page).tap()
  expect(await selected()).toBe('')
})

browserTest('names no keys on a phone', async ({ openSite }) => {
  const phone = { viewport: { width: 390, height: 800 } }
  const page = await (await openSite(files, config)).visit('/', phone)
  await page.locator('.search-box input').focus()
  expect(await page.locator('.search-box kbd').isVisible()).toBe(false)
})

browserTest('[S144] is reached by the keys that the config names', async ({ openSite }) => {
  const site = await openSite(files, withSearch({ searchBarShortcutKeymap: 's' }))
  const page = await site.visit('/')
  await page.keyboard.press('s')
  expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await box(page).inputValue()).toBe('')
  await page.keyboard.type('this')
  expect(await box(page).inputValue()).toBe('this')
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

browserTest('arrows go from the field of the search page to its results, and back', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/search?q=e')
  await expect.poll(() => page.locator('.search-result a').count()).toBeGreaterThan(1)
  const focused = () => page.evaluate(() => document.activeElement!.getAttribute('href'))
  const hrefs = await page
    .locator('.search-result a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(hrefs[0])
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(hrefs[1])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => document.activeElement!.tagName)).toBe('INPUT')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${hrefs[0]}`)
})

browserTest('one option looks chosen, also where the pointer rests on another', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/')
  await suggest(page, 'e')
  await expect.poll(() => options(page).count()).toBe(3)
  await options(page).nth(1).hover()
  await expect.poll(() => box(page).getAttribute('aria-activedescendant')).toBe('search-options-0-1')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => box(page).getAttribute('aria-activedescendant')).toBe('search-options-0-2')
  const outlined = await options(page).evaluateAll((all) =>
    all.map((option) => getComputedStyle(option).outlineStyle),
  )
  expect(outlined).toEqual(['none', 'none', 'solid'])
})
