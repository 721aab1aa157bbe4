import { normalizeRouteKey } from './paths.ts'

/** The form that all spellings of an address share, which servers answer alike. */
export function toPageKey(path: string): string {
  const key = normalizeRouteKey(path.normalize('NFC'))
  return normalizeRouteKey(key.replace(/(?:\/index)?\.html?$|\/index$/, ''))
}
