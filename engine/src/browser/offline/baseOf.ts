import type { OfflineSite } from '../../model/offlineSite.ts'

/** The base path of a site: the folder of its service worker. */
export const baseOf = ({ worker }: OfflineSite) => worker.slice(0, worker.lastIndexOf('/') + 1)
