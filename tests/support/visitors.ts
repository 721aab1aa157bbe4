import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** What a visitor's device is like. */
export interface Visitor extends BrowserContextOptions {
  /** The test changes what a page shares with all others of its profile, such as the clock. */
  isAlone?: boolean
  /** Runs in each page before its own scripts. */
  script?: () => void
}

/** A profile of the browser. Between two visitors it has a page: with the last one, its process would end. */
interface Profile {
  context: BrowserContext
  idle?: Page | undefined
}

/**
 * Opens pages as new visitors do. A new profile takes as long as a whole visit, so visitors with like devices have one,
 * one after the other: what was kept in it for the site is removed before each visit. Two pages that a test opens are in
 * one profile.
 */
export class Visitors {
  readonly #browser: Browser
  readonly #profiles = new Map<string, Promise<Profile>>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** An empty page for a new visitor to a site. */
  async open(address: string, { isAlone, script, ...visitor }: Visitor = {}): Promise<Page> {
    const page = await (isAlone ? this.#browser.newPage(visitor) : this.#openShared(address, visitor))
    if (script) await page.addInitScript(script)
    return page
  }

  async #openShared(address: string, visitor: BrowserContextOptions): Promise<Page> {
    const { viewport, colorScheme, forcedColors, reducedMotion, ...device } = visitor
    const profile = await this.#profileFor(device)
    await empty(profile.context, new URL(address).origin)
    const page = await profile.context.newPage()
    await profile.idle?.close()
    profile.idle = undefined
    if (viewport) await page.setViewportSize(viewport)
    if (colorScheme || forcedColors || reducedMotion)
      await page.emulateMedia({ colorScheme, forcedColors, reducedMotion })
    return page
  }

  /** Closes pages, with those that they opened. */
  async close(pages: Page[]): Promise<void> {
    const contexts = new Set(pages.map((page) => page.context()))
    const profiles = await Promise.all(this.#profiles.values())
    const close = (context: BrowserContext) => {
      const profile = profiles.find((profile) => profile.context === context)
      return profile ? leave(profile) : context.close()
    }
    await Promise.all(Array.from(contexts, close))
  }

  async #profileFor(device: BrowserContextOptions): Promise<Profile> {
    const key = JSON.stringify(device)
    const profile =
      this.#profiles.get(key) ?? this.#browser.newContext(device).then((context) => ({ context }))
    this.#profiles.set(key, profile)
    return profile
  }
}

/** Removes what a profile keeps for a site, and all files that it has loaded. */
async function empty(context: BrowserContext, origin: string): Promise<void> {
  const [page] = context.pages()
  if (!page) return
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

/** Leaves a profile for the next visitor. */
async function leave(profile: Profile): Promise<void> {
  const [page, ...others] = profile.context.pages()
  await Promise.all(others.map((page) => page.close()))
  await profile.context.setOffline(false)
  await profile.context.unrouteAll()
  await page?.goto('about:blank')
  profile.idle = page
}
