/** Everything that pages keep in a reader's browser; `*` is the name of a group of tabs or a set of docs. */
export const storageKeys = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.*',
  'docs-preferred-version-*',
  'sotay.recentSearches',
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

/** The only user of `localStorage`. The first failure is logged; all are ignored. */
export function createStorage(): ReaderStorage {
  let isReported = false
  const attempt = <Result>(what: string, action: () => Result, otherwise: Result): Result => {
    try {
      return action()
    } catch (error) {
      if (!isReported) console.error(`Browser storage: cannot ${what}. Choices are not kept.`, error)
      isReported = true
      return otherwise
    }
  }
  return {
    get: (key) => attempt(`read "${key}"`, () => localStorage.getItem(key), null),
    set: (key, value) => attempt(`write "${key}"`, () => localStorage.setItem(key, value), undefined),
    delete: (key) => attempt(`delete "${key}"`, () => localStorage.removeItem(key), undefined),
    listen: (key, changed) =>
      addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) changed(event.newValue)
      }),
  }
}
