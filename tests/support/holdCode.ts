import type { Page } from 'playwright-core'

/** Addresses of the code of islands, which no page loads at first. */
export const islandCode = /assets\/js\/(?!boot)/

/** Holds back the code of islands until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(islandCode, async (route) => {
    await released
    await route.continue()
  })
  return release
}
