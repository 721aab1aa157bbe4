import { existsSync } from 'node:fs'
import { join } from 'node:path'

const endings = ['tsx', 'jsx', 'ts', 'js']
const places = endings.flatMap((ending) => [`MDXComponents.${ending}`, `MDXComponents/index.${ending}`])

/**
 * The site's file of components that all notes may use without importing them, as an absolute path; undefined if there
 * is none.
 */
export function findCommonComponents(siteDir: string): string | undefined {
  return places.map((place) => join(siteDir, 'src/theme', place)).find((path) => existsSync(path))
}
