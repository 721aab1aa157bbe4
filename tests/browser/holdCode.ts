import type { Page } from 'playwright-core'

/** The code of islands, which no page fetches at first. */
export const islandCode = /assets\/js\/(?!boot)/

/** Keeps the code of islands back until the function it gives is called. */
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
