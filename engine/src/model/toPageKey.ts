import { normalizeRouteKey } from './paths.ts'

/**
 * The normalized form of a URL path, equal for all spellings that servers answer alike (`/a`, `/a/`, `/a.html`,
 * `/a/index.html`).
 */
export function toPageKey(path: string): string {
  return normalizeRouteKey(toBarePath(path.normalize('NFC')))
}

/** A URL path without what some hosts need at its end: slashes, `.html`, `/index` and `/index.html`. */
export function toBarePath(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '').replace(/(?:\/index)?\.html?$|\/index$/i, '')
}
