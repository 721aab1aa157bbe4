import { createHash } from 'node:crypto'
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { escapePath, glob } from 'tinyglobby'
import { packageFolder } from '../packageFolder.ts'

/** Where the modules of a build come from. */
export interface Sources {
  /** Folders of the site, by name. */
  folders: string[]
  /** Files of packages. Absolute. */
  packages: string[]
}

/** The state of the files in some places. */
export interface Fingerprint {
  /** Covers names, sizes and times. */
  hash: string
  /** When the last of them changed, in milliseconds since 1970. */
  changedAt: number
}

/**
 * The sources of a build, from the ids of its modules. Undefined if one of them may change unnoticed: a file outside of
 * the site, a note, or a stylesheet that reads other files.
 */
export function sourcesOf(ids: Iterable<string>, siteDir: string): Sources | undefined {
  const files = [...new Set([...ids].filter(isFile).map((id) => id.replace(/[?#].*$/, '')))]
  const root = `${toPosix(realpathSync(siteDir))}/`
  const packages = files.filter(isInPackage)
  const own = files.filter((file) => !isInPackage(file))
  if (!own.every((file) => file.startsWith(root)) || own.some(readsMore)) return undefined
  const names = own.map((file) => file.slice(root.length).split('/'))
  return { folders: [...new Set(names.filter(({ length }) => length > 1).map(([name]) => name!))], packages }
}

/** Modules of notes are not on disk, and virtual modules have no path. */
const isFile = (id: string) => isAbsolute(id) && !id.endsWith('?note')

const isInPackage = (file: string) => file.includes('/node_modules/') || file.startsWith(engine)

const readsMore = (file: string) =>
  notes.test(file) || (styles.test(file) && references.test(readFileSync(file, 'utf8')))

const notes = /\.mdx?$/
const styles = /\.(?:css|s[ac]ss|less|styl)$/
const references = /@(?:import|use|forward)\b|\bcomposes\b|\burl\(/

/** Takes the fingerprint of sources and of the files in the site folder itself, but not of notes. Reads no file. */
export async function fingerprint({ folders, packages }: Sources, siteDir: string): Promise<Fingerprint> {
  const places = ['*', ...folders.map((folder) => `${escapePath(folder)}/**`)]
  const names = await glob(places, { cwd: siteDir, ignore: ['**/node_modules', '**/*.{md,mdx}'] })
  const hash = createHash('sha256')
  let changedAt = 0
  for (const path of [...names.sort().map((name) => join(siteDir, name)), ...packages]) {
    const { size, ctimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { size: -1, ctimeMs: 0 }
    hash.update(`${path}\0${size} ${ctimeMs}\n`)
    changedAt = Math.max(changedAt, ctimeMs)
  }
  return { hash: hash.digest('hex'), changedAt }
}

const toPosix = (path: string) => path.replaceAll('\\', '/')

const engine = `${toPosix(packageFolder())}/`
