import { element } from './element.ts'
import { ask } from './loadError.ts'

/**
 * Loads a module and its imports at once, then runs it; `files` are their addresses, the module's first. If that fails,
 * it fetches them to see why, and tries once more. Browsers of before the middle of 2026 remember a failed import, and
 * all of them one whose code throws. A file that is gone was replaced: the page is older than what is published.
 */
export async function importFiles<Module>(files: string): Promise<Module> {
  const addresses = files.split(' ')
  const module = addresses[0]!
  document.body.append(...addresses.map((href) => element('link', { rel: 'modulepreload', href })))
  return import(module).catch(async () => {
    await Promise.all(addresses.map(fetchFile))
    return import(module).catch((error) => {
      throw Object.assign(error, { isLasting: true })
    })
  })
}

/** Rejects where the host may have the file again soon. */
async function fetchFile(address: string): Promise<void> {
  const { status } = await ask(address)
  if (status >= 500) throw new Error(`${address}: ${status}`)
}
