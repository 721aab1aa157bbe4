/** The worker that answers from what readers keep. Its name stays, for browsers know it by that. */
export const offlineWorkerName = 'offline-worker.js'

/** What of a site readers may keep on their device. JSON. */
export interface OfflineList {
  /** Addresses, each with a hash of what it holds: in its name, or else as its query. */
  files: string[]
  /** What they take together. */
  bytes: number
}

/** What the page that offers to keep the site is told of it. JSON. */
export interface OfflineSite {
  /** Address of the list; another one when anything has changed. */
  list: string
  /** Address of the worker, whose folder is the site. */
  worker: string
  fileCount: number
  bytes: number
}
