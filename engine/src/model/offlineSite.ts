/**
 * File name of the service worker for offline reading. It never changes, because browsers identify the worker by it.
 */
export const offlineWorkerName = 'offline-worker.js'

/** The files that readers may keep for offline reading. JSON. */
export interface OfflineList {
  /** URLs, each with a hash of its content: in the file name, or else as the query. */
  files: string[]
  /** Total size. */
  bytes: number
}

/** The data for the page that offers offline reading. JSON. */
export interface OfflineSite {
  /** URL of the list, which changes with any change of the site. */
  list: string
  /** URL of the worker. Its folder is the scope. */
  worker: string
  fileCount: number
  bytes: number
}
