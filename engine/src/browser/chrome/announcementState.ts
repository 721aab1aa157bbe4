import type { ReaderStorage } from '../storage.ts'

const idKey = 'docusaurus.announcement.id'
const dismissKey = 'docusaurus.announcement.dismiss'

/** Whether the visitor has closed this announcement. An announcement with a new id is shown again. */
export function recallDismissal(id: string, storage: ReaderStorage): boolean {
  if (storage.get(idKey) !== id) {
    storage.set(idKey, id)
    storage.set(dismissKey, 'false')
  }
  return storage.get(dismissKey) === 'true'
}

/** Remembers that the visitor has closed the announcement. */
export function storeDismissal(storage: ReaderStorage): void {
  storage.set(dismissKey, 'true')
}
