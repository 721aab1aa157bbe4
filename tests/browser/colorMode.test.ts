import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from './browserTest.ts'

const files = { 'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText.' }

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')

browserTest('[S97] a first visit is light, even where the system prefers dark', async ({ openSite }) => {
  const site = await openSite(files)
  const page = await site.visit('/', { colorScheme: 'dark' })
  expect(await themeOf(page)).toBe('light')
})

browserTest('[S101] the kept mode is painted before anything else on reload', async ({ openSite }) => {
  const site = await openSite(files)
  const page = await site.visit('/')
  await page.locator('[data-color-mode-toggle]:visible').click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

  await page.addInitScript(recordFirstTheme)
  await page.reload()
  expect(await page.evaluate(() => sessionStorage.getItem('first-theme'))).toBe('dark')
})

/** Notes the mode at the moment the body appears: nothing of the page can have been painted before it. */
function recordFirstTheme(): void {
  const observer = new MutationObserver(() => {
    if (!document.body) return
    observer.disconnect()
    sessionStorage.setItem('first-theme', document.documentElement.dataset.theme ?? 'none')
  })
  observer.observe(document, { childList: true, subtree: true })
}
