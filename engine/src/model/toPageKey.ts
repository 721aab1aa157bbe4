import { normalizeRouteKey } from './paths.ts'

/**
 * The normalized form of a URL path, equal for all spellings that servers answer alike (`/a`, `/a/`, `/a.html`,
 * `/a/index.html`).
 */
export function toPageKey(path: string): string {
  const key = normalizeRouteKey(path.normalize('NFC'))
  return normalizeRouteKey(key.replace(/(?:\/index)?\.html?$|\/index$/, ''))
}
