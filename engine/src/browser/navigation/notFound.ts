import { startSpinner } from '../loadError.ts'
import { findElsewhere } from './pageCache.ts'

/**
 * Many hosts answer with the not-found page to an address like `/a/index`. If there is a page under another spelling,
 * goes there; nothing is said to be missing before that is known.
 */
export async function leaveNotFound(): Promise<void> {
  const main =
    document.querySelector('link[rel=canonical][href$="/404.html"]') && document.querySelector('main')
  if (!main) return
  main.hidden = true
  const stopSpinner = startSpinner(main.parentElement!)
  const page = await findElsewhere(location).catch(() => undefined)
  stopSpinner()
  if (page) location.replace(page.url + location.hash)
  else main.hidden = false
}
