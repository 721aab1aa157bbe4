import { createHash } from 'node:crypto'
import type { SiteConfig } from '../config/siteConfig.ts'

/**
 * What the browser may run: the site's own files, the scripts the config names, and inline scripts,
 * the engine's and the config's, by their hash. Nothing a note contains can add to it.
 */
export function contentPolicy({ scripts, headTags }: SiteConfig, inlineScript?: string): string {
  const tags = headTags.filter(({ tagName }) => tagName === 'script')
  const origins = [...scripts, ...tags.map(({ attributes }) => attributes)]
    .map(({ src }) => String(src))
    .filter((src) => /^(?:https?:)?\/\//.test(src))
    .map((src) => new URL(src, 'https://any').origin)
  const hashes = [inlineScript, ...tags.map(({ innerHTML }) => innerHTML)]
    .filter((code) => code !== undefined)
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const allowed = ["'self'", ...new Set([...origins, ...hashes])]
  return `script-src ${allowed.join(' ')}; object-src 'none'; base-uri 'self'`
}
