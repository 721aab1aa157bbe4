import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Which parts of the theme of Docusaurus a site (absolute) replaces by files of its own, but for what is read here too. */
export function findReplacedParts(siteDir: string): string[] {
  const folder = join(siteDir, 'src/theme')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const parts = files.flatMap(
    (file) => /^(.*?)(?:\/index)?\.[jt]sx?$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [],
  )
  return [...new Set(parts)].filter((part) => part !== 'MDXComponents').sort()
}
