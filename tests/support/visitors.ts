import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'

/** What a visitor's device is like. */
export interface Visitor extends BrowserContextOptions {
  /** The test changes what a page shares with all others of its profile, such as the clock. */
  isAlone?: boolean
}

/** A profile of the browser. Its first page is always there: with the last one, its process would end. */
interface Profile {
  context: BrowserContext
  first: Page
  session: CDPSession
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
  async open(address: string, { isAlone, ...visitor }: Visitor = {}): Promise<Page> {
    if (isAlone) return this.#browser.newPage(visitor)
    const { viewport, colorScheme, forcedColors, reducedMotion, ...device } = visitor
    const { context, session } = await this.#profileFor(device)
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(address).origin,
      storageTypes: 'all',
    })
    await session.send('Network.clearBrowserCache')
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    if (colorScheme || forcedColors || reducedMotion)
      await page.emulateMedia({ colorScheme, forcedColors, reducedMotion })
    return page
  }

  /** Closes pages, with those that they opened. */
  async close(pages: Page[]): Promise<void> {
    const own = new Set(pages.map((page) => page.context()))
    const profiles = await Promise.all(this.#profiles.values())
    await Promise.all([...own].map((context) => leave(context, profiles)))
  }

  async #profileFor(device: BrowserContextOptions): Promise<Profile> {
    const key = JSON.stringify(device)
    const profile = this.#profiles.get(key) ?? openProfile(this.#browser, device)
    this.#profiles.set(key, profile)
    return profile
  }
}

async function openProfile(browser: Browser, device: BrowserContextOptions): Promise<Profile> {
  const context = await browser.newContext(device)
  const first = await context.newPage()
  return { context, first, session: await context.newCDPSession(first) }
}

/** Leaves a profile for the next visitor; one that is nobody else's ends. */
async function leave(context: BrowserContext, profiles: Profile[]): Promise<void> {
  const profile = profiles.find((profile) => profile.context === context)
  if (!profile) return context.close()
  const opened = context.pages().filter((page) => page !== profile.first)
  await Promise.all(opened.map((page) => page.close()))
  await context.setOffline(false)
  await context.unrouteAll()
}
