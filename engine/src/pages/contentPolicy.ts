import { createHash } from 'node:crypto'
import type { SiteConfig } from '../config/siteConfig.ts'

/**
 * What the browser may run: the site's own files, the scripts the config names, and the config's
 * inline scripts by their hash. Nothing a note contains can add to it.
 */
export function contentPolicy({ scripts, headTags }: SiteConfig): string {
  const origins = scripts
    .map(({ src }) => src)
    .filter((src) => /^https?:/.test(src))
    .map((src) => new URL(src).origin)
  const inline = headTags
    .filter(({ tagName, innerHTML }) => tagName === 'script' && innerHTML)
    .map(({ innerHTML }) => `'sha256-${createHash('sha256').update(innerHTML!).digest('base64')}'`)
  const allowed = ["'self'", ...new Set([...origins, ...inline])]
  return `script-src ${allowed.join(' ')}; object-src 'none'; base-uri 'self'`
}
