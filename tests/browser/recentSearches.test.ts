import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { box, config, files, options, suggest, titles } from '../support/searchSite.ts'

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('sotay.recentSearches'))

browserTest(
  'recent searches are offered once they led somewhere, and can be forgotten',
  async ({ openSite }) => {
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
    expect(await options(page).count()).toBe(0)
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
  },
)

browserTest('recent searches are none where the browser keeps nothing', async ({ openSite }) => {
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
  expect(await options(page).count()).toBe(0)
  expect(await page.locator('.search-note').isVisible()).toBe(false)
})
