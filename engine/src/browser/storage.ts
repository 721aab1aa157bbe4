/** Everything that pages keep in a reader's browser; `*` is the name of a group of tabs or a set of docs. */
export const storageKeys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.*',
  'docs-preferred-version-*',
  'sotay.wrapCode',
  'sotay.recentSearches',
  'sotay.unansweredSearches',
] as const

type KeyFor<Pattern> = Pattern extends `${infer Start}*` ? `${Start}${string}` : Pattern
/** A key of that list. */
export type StorageKey = KeyFor<(typeof storageKeys)[number]>

/** Storage for the visitor's choices. Never throws: if the browser refuses, nothing is stored. */
export interface ReaderStorage {
  get(key: StorageKey): string | null
  set(key: StorageKey, value: string): void
  delete(key: StorageKey): void
  /** Calls back when another tab changes the key; null when it was deleted. */
  listen(key: StorageKey, changed: (value: string | null) => void): void
}

/** Shared by the scripts of a page, each of which holds a copy of this module. */
const page = globalThis as { storageFailed?: boolean }

/** The only user of `localStorage`. The first failure on a page is logged; all are ignored. */
export function createStorage(): ReaderStorage {
  const attempt = (
    verb: string,
    method: 'getItem' | 'setItem' | 'removeItem',
    ...args: [string, string?]
  ) => {
    try {
      return (localStorage[method] as (...args: [string, string?]) => string | null)(...args)
    } catch (error) {
      if (!page.storageFailed) console.error(`Browser storage: cannot ${verb} "${args[0]}".`, error)
      page.storageFailed = true
      return null
    }
  }
  return {
    get: (key) => attempt('read', 'getItem', key),
    set: (key, value) => attempt('write', 'setItem', key, value),
    delete: (key) => attempt('delete', 'removeItem', key),
    listen: (key, changed) =>
      addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) changed(event.newValue)
      }),
  }
}
