import { type AddressSettings, toHref } from '../addresses/toHref.ts'
import type { Version } from '../site.ts'

/** The URL of a doc in a version, or of the version's main doc if it has no such doc. */
export function sameDocHref(
  { docs, mainDocId, path }: Version,
  docId: string | undefined,
  addresses: AddressSettings,
): string {
  const doc = docs.find(({ id }) => id === docId) ?? docs.find(({ id }) => id === mainDocId)
  return toHref(doc?.permalink ?? path, addresses)
}
