import { createHash } from 'node:crypto'
import type { SiteConfig } from '../config/siteConfig.ts'

/**
 * What the browser may run: the site's own files, the scripts the config names, and inline scripts,
 * the engine's and the config's, by their hash. Nothing a note contains can add to it.
 */
export function contentPolicy({ scripts, headTags }: SiteConfig, inlineScript?: string): string {
  const origins = scripts
    .map(({ src }) => src)
    .filter((src) => /^https?:/.test(src))
    .map((src) => new URL(src).origin)
  const configured = headTags.map(({ tagName, innerHTML }) => (tagName === 'script' ? innerHTML : undefined))
  const inline = [inlineScript, ...configured]
    .filter((code) => code !== undefined)
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const allowed = ["'self'", ...new Set([...origins, ...inline])]
  return `script-src ${allowed.join(' ')}; object-src 'none'; base-uri 'self'`
}
