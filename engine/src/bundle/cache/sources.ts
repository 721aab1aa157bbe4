import { createHash } from 'node:crypto'
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join } from 'node:path'
import { escapePath, glob } from 'tinyglobby'
import { hashBytes, isThere, readBytes } from '../../config/readFile.ts'
import { decodePath } from '../../model/paths.ts'
import { namesIn, packageFolder } from '../modulePaths.ts'
import { type Places, placesOf } from '../styles/createStyleFinder.ts'
import { sheetOf } from '../styles/readSheet.ts'

/** Where the modules of a build come from. */
export interface Sources {
  /** Folders of the site that modules are in, by name. */
  folders: string[]
  /** The files of the modules, also of packages. Absolute. */
  files: string[]
  /** Whether a module imports all files whose names match a pattern, so that a new file may be one of them. */
  matchNames: boolean
  /** Where the bundler looks for the `package.json` that says what an import means, whether there is one or not. Absolute. */
  manifests: string[]
  /** What the site's code imports and is not there, without the endings that it may have. Absolute. */
  absent: string[]
}

/** What a build looks for while it runs. */
export interface Lookups {
  /** The folders where it looks for packages. */
  folders: Set<string>
  /** The files of the site that code imports, perhaps without their endings. */
  targets: Set<string>
}

/** The state of the files in some places. */
export interface Fingerprint {
  /** Covers which files these are, their sizes and times. */
  hash: string
  /** When the last of them changed, in milliseconds since 1970. */
  changedAt: number
}

/**
 * The sources of a build, from the ids of its modules that are on disk, and what the bundler looked for. Undefined if
 * more may change than these show: for a file outside of the site, a note, or a file that reads others or the
 * environment.
 */
export function sourcesOf(
  ids: Iterable<string>,
  places: Places,
  lookups: Lookups = { folders: new Set(), targets: new Set() },
): Sources | undefined {
  const modules = [...ids]
  const files = [...new Set(modules.map((id) => sheetOf(id.replace(/[?#].*/s, ''))))]
  const root = `${toPosix(realpathSync(places.siteDir))}/`
  const own = withSheets(new Set(files.filter((file) => !isInPackage(file))), places)
  const isOfSite = (file: string) => file.startsWith(root)
  if (modules.some(isCompiledNote) || !own?.every(isOfSite)) return undefined
  const links = own.map((file) => ({ file, ...partLinks(file, places) }))
  const linked = links.flatMap((each) => each.linked)
  if (!linked.every(isOfSite) || links.some((each) => readsMore(each, root))) return undefined
  const sheetsOfPackages = files.filter((file) => sheet.test(file) && isInPackage(file))
  if (sheetsOfPackages.some(importsSheets)) return undefined
  linked.push(...sheetsOfPackages.flatMap((file) => partLinks(file, places).linked))
  const names = own.map((file) => file.slice(root.length).split('/'))
  // What Sotay writes for the bundler lies beside its caches, which always change.
  const isFolder = ([name, ...below]: string[]) => below.length > 0 && name !== '.sotay'
  // A part of the theme that notes import may be there some day.
  const folders = [...new Set(['src', ...names.filter(isFolder).map(([name]) => name!)])]
  const matchNames = own.some((file) => patternsIn(file).length > 0)
  // In the order of their names: modules come in that in which their files happened to be read.
  const manifests = Array.from(lookups.folders, (folder) => join(folder, 'package.json')).sort()
  const known = new Set(own.flatMap((file) => [file, file.replace(/\.[^./]*$/, ''), dirname(file)]))
  const absent = [...lookups.targets].filter((path) => !known.has(toPosix(path))).sort()
  const all = new Set([...files, ...own, ...linked])
  return { folders: folders.sort(), files: [...all].sort(), matchNames, manifests, absent }
}

/** Whether a module is on disk: those of notes and of their islands are not, and virtual ones have no path. */
export const isFile = (id: string) => isAbsolute(id) && !/\?note(?:&|$)/.test(id)

/** The text of a note, or its address, is all that its file holds. */
const isCompiledNote = (id: string) => /\.mdx?(?:[?#]|$)/.test(id) && !/\?(?:raw|url)$/.test(id)

const isInPackage = (file: string) => file.includes('/node_modules/') || file.startsWith(engine)

function readsMore({ file, rest }: { file: string; rest: string }, root: string): boolean {
  const [, reference] = references.find(([name]) => name.test(file)) ?? []
  if (reference?.test(rest)) return true
  return patternsIn(file).some((pattern) => !join(dirname(file), pattern).startsWith(root))
}

const script = /\.[cm]?[jt]sx?$/
const sheet = /\.(?:css|s[ac]ss|less|styl)$/

/** How a sheet names others, which are no modules; not those elsewhere. */
const sheetImport = /@(?:import|use|forward)\b(?!\s*(?:url\(\s*)?["']?(?:https?:)?\/\/)/
const importsSheets = (file: string) => sheetImport.test(readBytes(file).toString())

/** How a sheet takes in others: by a rule, or some of their classes. */
const sheetUse = /@(import|use|forward)\b([^;}]*)|\bcomposes\s*:[^;}]*?\bfrom\b(?!\s*global\s*[;}])([^;}]*)/g
const sheetName = /(["'])((?:(?!\1)[^\\\n])*)\1|\burl\(\s*([^'"()\s\\]+)/g

/** Adds the sheets of the site that its sheets take in, which are no modules. Undefined where it is not known which. */
function withSheets(own: Set<string>, places: Places): string[] | undefined {
  for (const file of own) {
    if (!sheet.test(file)) continue
    for (const [, rule = '', names, from = names!] of readBytes(file).toString().matchAll(sheetUse)) {
      const taken = Array.from(from.matchAll(sheetName), ([, , quoted, bare]) => quoted ?? bare ?? '')
      if (taken.length === 0) return undefined
      // Behind the name of a module of Sass are settings of it.
      for (const name of /^(?:use|forward)$/.test(rule) ? taken.slice(0, 1) : taken) {
        if (elsewhere.test(name) || name.startsWith('sass:')) continue
        const found = sheetsNamed(placesOf(name, file, places)[0]!)
        if (found.length === 0) return undefined
        for (const path of found) own.add(toPosix(path))
      }
    }
  }
  return [...own]
}

/** The sheets that a name may mean to Sass and Less, which leave out an ending, an underscore, or the name `index`. */
function sheetsNamed(path: string): string[] {
  const stems = [path, join(path, 'index')].flatMap((stem) => [
    stem,
    join(dirname(stem), `_${basename(stem)}`),
  ])
  const names = stems.flatMap((stem) => ['', '.css', '.scss', '.sass', '.less'].map((end) => stem + end))
  return names.filter((name) => sheet.test(name) && existsSync(name))
}

/** How styles and code name other files, or variables of the environment. */
const references: [name: RegExp, reference: RegExp][] = [
  [sheet, /\burl\(|\bimage-set\(|\bload-css\b|\bdata-uri\(|@plugin\b|@value\b[^;]*\bfrom\b|:import\(/],
  [script, /\brequire\.context\b|\bimport\.meta\b(?!\.glob\b[^(]*\(\s*[['"`])/],
]

/** How code names a worker or a picture by its address beside it. */
const link = /\bnew URL\(\s*(['"])(\.{1,2}\/[^'"\\\n?#]*)\1,\s*import\.meta\.url\s*\)/g
/** How sheets name pictures and fonts. */
const sheetLink = /\burl\(\s*(?:(["'])((?:(?!\1)[^\\\n])*)\1|([^'"()\s\\]+))\s*\)/g
/** In the address itself, on the page, or on another host; and what Sass computes. */
const elsewhere = /^(?:data:|https?:|\/\/|#)/i
const computed = /\$|#\{/

/** The files that a file names by their addresses, and its text without these. */
function partLinks(file: string, places: Places): { linked: string[]; rest: string } {
  const linked: string[] = []
  const add = (path: string) => {
    linked.push(toPosix(path))
    return ''
  }
  if (script.test(file)) {
    const rest = readBytes(file)
      .toString()
      .replace(link, (_, __, address) => add(join(dirname(file), address)))
    return { linked, rest }
  }
  if (!sheet.test(file)) return { linked, rest: '' }
  const rest = readBytes(file)
    .toString()
    .replace(sheetLink, (whole: string, _, quoted?: string, bare?: string) => {
      const address = quoted ?? bare ?? ''
      if (computed.test(address)) return whole
      if (elsewhere.test(address)) return ''
      const [path = ''] = address.split(/[?#]/)
      const [first] = placesOf(decodePath(path) ?? path, file, places)
      // Another place means that there may be a file in this one some day.
      return existsSync(first!) ? add(first!) : whole
    })
  return { linked, rest }
}

/** The patterns by which code imports all files that match. */
function patternsIn(file: string): string[] {
  if (!script.test(file)) return []
  const calls = readBytes(file)
    .toString()
    .matchAll(/\bimport\.meta\.glob\b[^(]*\(\s*(\[[^\]]*|[^,)]*)/g)
  return Array.from(calls, ([, written]) => written!.split(/['"`]/).slice(0, -1))
    .flat()
    .filter(Boolean)
}

/** The sources of a build as they are now, and the files in the site folder itself. Of notes at most the names count. */
interface FoundSources {
  files: string[]
  /** Of what need not be there, too. */
  manifests: string[]
  names: string
}

/** Finds them. Reads no file. */
export async function findSources(
  { folders, files, matchNames, manifests, absent }: Sources,
  siteDir: string,
): Promise<FoundSources> {
  const places = ['*', ...folders.map((folder) => `${escapePath(folder)}/**`)]
  const own = await glob(places, { cwd: siteDir, ignore: ['**/node_modules', '**/*.{md,mdx}'] })
  const all = matchNames ? await glob('**', { cwd: siteDir, ignore: ['**/node_modules', 'build'] }) : []
  // It may get any ending, and a message may name what is beside it.
  const beside = absent.map((path) => `${path}\0${namesIn(dirname(path))}`)
  return {
    files: [...own.sort().map((name) => join(siteDir, name)), ...files],
    manifests,
    names: [...all.sort(), ...beside].join('\n'),
  }
}

/** Takes the fingerprint of sources, without reading them. */
export function fingerprint({ files, manifests, names }: FoundSources): Fingerprint {
  const hash = createHash('sha256').update(names)
  let changedAt = 0
  const add = (path: string, withoutIt: number) => {
    // Files that are written together may have one size and time, and a link may lead from one to the other.
    const { ino, size, ctimeMs } = statsOf(path) ?? { size: -1, ctimeMs: withoutIt }
    hash.update(`${path}\0${ino} ${size} ${ctimeMs}\n`)
    changedAt = Math.max(changedAt, ctimeMs)
  }
  // These were there when the build read them.
  for (const path of files) add(path, Number.POSITIVE_INFINITY)
  for (const path of manifests) add(path, 0)
  return { hash: hash.digest('hex'), changedAt }
}

/** A hash of what sources hold, whenever they were written: a checkout gives all of them new times. */
export function hashContents({ files, manifests, names }: FoundSources): string {
  const hash = createHash('sha256').update(names)
  for (const path of [...files, ...manifests]) {
    const stats = statsOf(path)
    const contents = stats?.isFile() ? `${realpathSync(path)} ${hashBytes(readBytes(path))}` : ''
    hash.update(`${path}\0${contents}\n`)
  }
  return hash.digest('hex')
}

const statsOf = (path: string) => (isThere(path) ? statSync(path, { throwIfNoEntry: false }) : undefined)

const toPosix = (path: string) => path.replaceAll('\\', '/')
const engine = `${toPosix(packageFolder())}/`

/**
 * A hash that identifies the running code. Undefined when it runs from sources, as in tests, where changes go
 * unnoticed.
 */
export function codeIdentity(): string | undefined {
  if (import.meta.url.endsWith('.ts')) return undefined
  runningCode ??= packageIdentity(packageFolder())
  return runningCode
}

/** Taken once, because code that runs stays as it is, and reading all of it takes a tenth of the build of a small site. */
let runningCode: string | undefined

/**
 * A hash of a package as built, and of the versions of its dependencies. Cache entries under another hash were made by
 * other code.
 */
export function packageIdentity(packageFolder: string): string {
  const built = join(packageFolder, 'dist')
  const identity = createHash('sha256')
  const names = readdirSync(built).filter((name) => name.endsWith('.js'))
  for (const name of names.sort()) identity.update(name).update(readBytes(join(built, name)))
  const { dependencies } = readManifest(packageFolder)!
  for (const name of Object.keys(dependencies))
    identity.update(`${name} ${installedVersion(name, packageFolder)}\n`)
  return identity.digest('hex')
}

/** Looks for a dependency in the `node_modules` folder of a package, then of the folders around it. */
function installedVersion(name: string, from: string): string | undefined {
  const manifest = readManifest(join(from, 'node_modules', name))
  if (manifest || dirname(from) === from) return manifest?.version
  return installedVersion(name, dirname(from))
}

function readManifest(folder: string): { version: string; dependencies: Record<string, string> } | undefined {
  const path = join(folder, 'package.json')
  return existsSync(path) ? JSON.parse(readBytes(path).toString()) : undefined
}
