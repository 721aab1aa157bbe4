import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The theme components that a Docusaurus site (absolute path) replaces in `src/theme`, except `MDXComponents`, which
 * Sotay reads too.
 */
export function findReplacedParts(siteDir: string): string[] {
  const folder = join(siteDir, 'src/theme')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const parts = files.flatMap(
    (file) => /^(.*?)(?:\/index)?\.[jt]sx?$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [],
  )
  return [...new Set(parts)].filter((part) => part !== 'MDXComponents').sort()
}
