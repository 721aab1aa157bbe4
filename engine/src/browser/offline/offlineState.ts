import type { OfflineSite } from '../../model/offlineSite.ts'
import { cacheNameOf, readKeptSite } from './keptSite.ts'

/** The state of the offline copy of a site. */
export type OfflineState =
  /** Not looked at yet. */
  | { kind: 'unknown' }
  /** Only the built site can be kept. */
  | { kind: 'notHere' }
  | { kind: 'impossible' }
  | { kind: 'absent'; hasSome: boolean }
  | { kind: 'keeping'; done: number }
  /** Without a reason the reader stopped it. */
  | { kind: 'stopped'; done: number; reason?: string | undefined }
  | { kind: 'kept'; since: string; isCurrent: boolean }

/**
 * Reads the state of the offline copy. It is `impossible` without HTTPS, or where the reader's settings forbid
 * storage.
 */
export async function readOfflineState(site: OfflineSite): Promise<OfflineState> {
  try {
    const base = baseOf(site)
    const worker = await findWorker(base)
    const kept = await readKeptSite(base)
    if (worker && kept) return { kind: 'kept', since: kept.since, isCurrent: kept.list === site.list }
    return { kind: 'absent', hasSome: await caches.has(cacheNameOf(base)) }
  } catch {
    return { kind: 'impossible' }
  }
}

/** Removes the site from the device. */
export async function removeSite(site: OfflineSite): Promise<void> {
  const base = baseOf(site)
  await caches.delete(cacheNameOf(base))
  const worker = await findWorker(base)
  await worker?.unregister()
}

/** The worker of this site; the worker of a site above it does not count. */
async function findWorker(base: string): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(base)
  return registration?.scope === new URL(base, location.href).href ? registration : undefined
}

/** The base path of a site: the folder of its service worker. */
export const baseOf = ({ worker }: OfflineSite) => worker.slice(0, worker.lastIndexOf('/') + 1)
