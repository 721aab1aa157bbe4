import { test } from 'vitest'
import { launchBrowser } from './launchBrowser.ts'
import { type ServedSite, type SiteUnderTest, serveSite } from './serveSite.ts'

/** A test in a real browser. What it opens with `openSite` is closed when it ends. */
export const browserTest = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('openSite', async ({ browser }, { onCleanup }) => {
    const sites: ServedSite[] = []
    onCleanup(async () => {
      for (const site of sites) await site.close()
    })
    return async (files: SiteUnderTest['files'], config?: SiteUnderTest['config']) => {
      const site = await serveSite({ files, config }, browser)
      sites.push(site)
      return site
    }
  })
