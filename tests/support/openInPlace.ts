import type { Page } from 'playwright-core'

/** Follows a link that the page could have, as soon as it does so in place. */
export async function openInPlace(page: Page, href: string): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' })
  await page.evaluate((href) => {
    document.querySelector('main')!.dataset.left = ''
    Object.assign(document.createElement('a'), { href }).click()
  }, href)
  await page.waitForSelector('main:not([data-left])')
}
