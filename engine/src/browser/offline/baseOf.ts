import type { OfflineSite } from '../../model/offlineSite.ts'

/** The base address of a site: the folder in which its worker stands. */
export const baseOf = ({ worker }: OfflineSite) => worker.slice(0, worker.lastIndexOf('/') + 1)
