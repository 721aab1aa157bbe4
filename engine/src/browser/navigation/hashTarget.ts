import { decodePath } from '../../model/paths.ts'

/** The element that the hash of an address leads to. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodePath(hash.slice(1)) ?? '')
}
