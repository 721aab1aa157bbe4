import { existsSync } from 'node:fs'
import { join } from 'node:path'

const endings = ['tsx', 'jsx', 'ts', 'js']
const places = endings.flatMap((ending) => [`MDXComponents.${ending}`, `MDXComponents/index.${ending}`])

/** The file in which a site adds to the components that all its notes have; absolute. */
export function findCommonComponents(siteDir: string): string | undefined {
  return places.map((place) => join(siteDir, 'src/theme', place)).find((path) => existsSync(path))
}
