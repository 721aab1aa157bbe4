import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const files = { 'docs/index.md': '---\nslug: /\n---\n\n# Home', 'docs/other.md': '# Other' }
const news = { id: 'news', content: 'We <b>moved</b>', backgroundColor: '#123456', textColor: '#fedcba' }

const bar = (page: Page) => page.locator('.theme-announcement-bar')
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' }).click()
const kept = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('docusaurus.announcement.id'),
    localStorage.getItem('docusaurus.announcement.dismiss'),
  ])

browserTest('[S55][S71] the bar shows its HTML in its colours and can be closed', async ({ openSite }) => {
  const page = await (await openSite(files, { announcementBar: news })).visit('/')
  expect(await bar(page).locator('b').textContent()).toBe('moved')
  const colors = await bar(page).evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element)
    return [backgroundColor, color]
  })
  expect(colors).toEqual(['rgb(18, 52, 86)', 'rgb(254, 220, 186)'])
  await close(page)
  expect(await bar(page).isVisible()).toBe(false)
})

browserTest(
  '[S71] without an id it has the default one, and cannot be closed where the config says so',
  async ({ openSite }) => {
    const announcementBar = { content: 'News', isCloseable: false }
    const page = await (await openSite(files, { announcementBar })).visit('/')
    expect(await kept(page)).toEqual(['announcement-bar', 'false'])
    expect(await bar(page).getByRole('button').count()).toBe(0)
  },
)

browserTest(
  '[S105] what was closed stays away, on other pages and before the first paint of a reload',
  async ({ openSite }) => {
    const page = await (await openSite(files, { announcementBar: news })).visit('/')
    expect(await kept(page)).toEqual(['news', 'false'])
    await close(page)
    expect(await kept(page)).toEqual(['news', 'true'])

    await page.getByRole('link', { name: 'Other' }).first().click()
    await expect.poll(() => page.locator('main h1').textContent()).toBe('Other')
    expect(await bar(page).isVisible()).toBe(false)

    await page.addInitScript(recordDismissal)
    await page.reload()
    expect(await page.evaluate(() => sessionStorage.getItem('dismissed'))).toBe('true')
    expect(await bar(page).isVisible()).toBe(false)
  },
)

browserTest('[S106] a new announcement shows again', async ({ openSite }) => {
  const page = await (await openSite(files, { announcementBar: news })).visit('/')
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'old news')
    localStorage.setItem('docusaurus.announcement.dismiss', 'true')
  })
  await page.reload()
  expect(await bar(page).isVisible()).toBe(true)
  expect(await kept(page)).toEqual(['news', 'false'])
})

/** Notes whether the bar was left out at the moment the body appeared: nothing of the page can have been painted before it. */
function recordDismissal(): void {
  const observer = new MutationObserver(() => {
    if (!document.body) return
    observer.disconnect()
    const { announcementBarInitiallyDismissed: dismissed } = document.documentElement.dataset
    sessionStorage.setItem('dismissed', dismissed ?? 'none')
  })
  observer.observe(document, { childList: true, subtree: true })
}
