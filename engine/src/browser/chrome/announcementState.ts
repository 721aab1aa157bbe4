import type { Storage } from '../storage.ts'

const idKey = 'docusaurus.announcement.id'
const dismissKey = 'docusaurus.announcement.dismiss'

/** Whether the visitor has closed this announcement; one with a new id starts afresh. */
export function recallDismissal(id: string, storage: Storage): boolean {
  if (storage.get(idKey) !== id) {
    storage.set(idKey, id)
    storage.set(dismissKey, 'false')
  }
  return storage.get(dismissKey) === 'true'
}

/** Keeps that the visitor has closed the announcement. */
export function keepDismissal(storage: Storage): void {
  storage.set(dismissKey, 'true')
}
