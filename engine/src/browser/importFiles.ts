import { element } from './element.ts'
import { ask } from './loadError.ts'

/**
 * Loads a module and its imports at once, then runs it; `files` are their addresses, the module's first. If that fails,
 * it fetches them to see why, and tries once more. Browsers of before the middle of 2026 remember a failed import, and
 * all of them one whose code throws.
 */
export async function importFiles<Module>(files: string): Promise<Module> {
  const addresses = files.split(' ')
  const [module, ...imports] = addresses as [string, ...string[]]
  document.body.append(...imports.map((href) => element('link', { rel: 'modulepreload', href })))
  return import(module).catch(async () => {
    await Promise.all(addresses.map(fetchFile))
    return import(module).catch((error) => {
      throw Object.assign(error, { isLasting: true })
    })
  })
}

async function fetchFile(address: string): Promise<void> {
  const response = await ask(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
}
