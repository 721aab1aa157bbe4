import type { ReaderStorage, StorageKey } from '../storage.ts'

/** Searches kept on the reader's device, the latest first. Empty where the browser has no storage. */
export interface KeptSearches {
  list(): string[]
  add(query: string): void
  clear(): void
}

type Storage = Pick<ReaderStorage, 'get' | 'set' | 'delete'>

/** The last few searches that led somewhere. */
export const createRecentSearches = (storage: Storage) => createList(storage, 'sotay.recentSearches', 5)

/** Searches that found nothing, which a reader can give to the author. They are never sent. */
export const createUnansweredSearches = (storage: Storage) =>
  createList(storage, 'sotay.unansweredSearches', 200)

function createList(storage: Storage, key: StorageKey, most: number): KeptSearches {
  const list = () => parse(storage.get(key)).slice(0, most)
  return {
    list,
    add(query) {
      const added = query.trim()
      if (added === '') return
      const others = list().filter((other) => other.toLowerCase() !== added.toLowerCase())
      storage.set(key, JSON.stringify([added, ...others].slice(0, most)))
    },
    clear: () => storage.delete(key),
  }
}

/** Storage may contain anything, so its value is validated. */
function parse(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((query) => typeof query === 'string') : []
  } catch {
    return []
  }
}
