import { normalizeRouteKey } from '../../model/paths.ts'

/** Whether a page is at an address or below it. Both are encoded. */
export function isAtOrBelow(page: string, address: string): boolean {
  const key = normalizeRouteKey(page)
  const start = normalizeRouteKey(address.replace(/[?#].*/s, ''))
  return start === '/' || key === start || key.startsWith(`${start}/`)
}
