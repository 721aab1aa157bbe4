import type { EventEmitter } from 'node:events'
import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { launchBrowser } from './launchBrowser.ts'
import { type ServedSite, type SiteUnderTest, serveSite } from './serveSite.ts'
import { type Visitor, Visitors } from './visitors.ts'

/** A site as a test sees it. */
export interface OpenSite {
  /** The address of its home page; ends in a slash. */
  address: string
  /** The folder of the built site. */
  outDir: string
  /** Opens a path as a new visitor does, with nothing kept from visits before. */
  visit(path: string, visitor?: Visitor): Promise<Page>
}

/**
 * A test in a real browser, which fails if a script of the page throws something that nothing catches. All tests share one browser, and tests in a file that open the same site share its build.
 */
export const browserTest = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('visitors', { scope: 'worker' }, ({ browser }) => new Visitors(browser))
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('serveOnce', { scope: 'file' }, async ({}, { onCleanup }) => {
    const sites = new Map<string, Promise<ServedSite>>()
    onCleanup(async () => {
      for (const outcome of await Promise.allSettled(sites.values()))
        if (outcome.status === 'fulfilled') outcome.value.close()
    })
    return (site: SiteUnderTest) => {
      const key = JSON.stringify(site)
      const served = sites.get(key) ?? serveSite(site)
      sites.set(key, served)
      return served
    }
  })
  .extend('openSite', async ({ visitors, serveOnce }, { onCleanup }) => {
    const pages: Page[] = []
    const errors: string[] = []
    onCleanup(async () => {
      // What a page says when it is left is not its own.
      const failures = errors.join('; ')
      await visitors.close(pages)
      if (failures) throw new Error(`Scripts of the page fail: ${failures}`)
    })
    return async (files: SiteUnderTest['files'], config?: SiteUnderTest['config']): Promise<OpenSite> => {
      const { address, outDir } = await serveOnce({ files, config })
      return {
        address,
        outDir,
        async visit(path, visitor) {
          const page = await visitors.open(address, visitor)
          pages.push(page)
          // A test that listens itself is about such errors.
          page.on('pageerror', ({ message }) => {
            if ((page as unknown as EventEmitter).listenerCount('pageerror') === 1) errors.push(message)
          })
          await page.goto(new URL(path, address).href)
          return page
        },
      }
    }
  })
