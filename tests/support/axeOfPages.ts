import type { Page } from 'playwright-core'
import { axeFindings, axeFindingsInBothModes } from '../../scripts/parts/axeFindings.mjs'
import { openInPlace } from './openInPlace.ts'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }

/**
 * What axe finds on the pages of a site, by path: at the width of a desktop in both modes, and on a phone. A page that
 * scrolls sideways is a fault, too. Pages are opened in place, so that axe, which takes longest at first, is loaded once.
 */
export async function axeOfPages(page: Page, paths: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    await openInPlace(page, path)
    await resize(page, desktop)
    const onDesktop = [...(await axeFindingsInBothModes(page)), ...(await findOverflow(page))]
    await resize(page, phone)
    const onPhone = [...(await axeFindings(page)), ...(await findOverflow(page))]
    const here = [...onDesktop, ...onPhone.map((finding) => `phone: ${finding}`)]
    if (here.length > 0) found[path] = here
  }
  return found
}

/** Pages hear of their new size in the next frame. */
async function resize(page: Page, size: typeof phone): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return overflow > 0 ? [`scrolls sideways by ${overflow}`] : []
}
