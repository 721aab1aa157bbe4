import { type AddressSettings, toHref } from '../addresses/toHref.ts'
import type { Version } from '../site.ts'

/** Where a doc is in a version; without such a doc there, where the version's main doc is. */
export function sameDocHref(
  { docs, mainDocId, path }: Version,
  docId: string | undefined,
  addresses: AddressSettings,
): string {
  const doc = docs.find(({ id }) => id === docId) ?? docs.find(({ id }) => id === mainDocId)
  return toHref(doc?.permalink ?? path, addresses)
}
