import type { ReaderStorage } from '../storage.ts'

/** The reader's searches on this device, the latest first. Empty where the browser has no storage. */
export interface RecentSearches {
  list(): string[]
  add(query: string): void
  clear(): void
}

const key = 'sotay.recentSearches'
const most = 5

export function createRecentSearches(storage: Pick<ReaderStorage, 'get' | 'set' | 'delete'>): RecentSearches {
  const list = () => parse(storage.get(key))
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
    return Array.isArray(list) ? list.filter((query) => typeof query === 'string').slice(0, most) : []
  } catch {
    return []
  }
}
