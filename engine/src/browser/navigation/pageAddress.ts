import { toBarePath } from '../../model/paths.ts'
import { startSpinner } from '../loadError.ts'
import { findElsewhere } from './pageCache.ts'

/** Whether an address of this host is that of a page of the site: no file, by its extension. */
export function isPageAddress({ pathname }: URL, baseUrl: string): boolean {
  return pathname.startsWith(baseUrl) && !/\.(?!html?$)[a-z][a-z\d]{0,5}$/i.test(pathname)
}

/** Other spellings of a path, likeliest first. Not every host knows that `/a/`, `/a.html`, `/a/index` and `/A` are `/a`. */
export function otherSpellings(pathname: string): string[] {
  const bare = toBarePath(pathname) || '/'
  return [...new Set([bare, bare.toLowerCase()])].filter((path) => path !== pathname)
}

/**
 * Many hosts answer with the not-found page to an address like `/a/index`. If there is a page under another spelling,
 * goes there; nothing is said to be missing before that is known.
 */
export async function leaveNotFound(): Promise<void> {
  const main =
    document.querySelector('link[rel=canonical][href$="/404.html"]') && document.querySelector('main')
  if (!main || otherSpellings(location.pathname).length === 0) return
  main.hidden = true
  const stopSpinner = startSpinner(main.parentElement!)
  const page = await findElsewhere(location).catch(() => undefined)
  stopSpinner()
  if (page) location.replace(page.url + location.hash)
  else main.hidden = false
}
