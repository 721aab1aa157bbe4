import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { packageFolder } from '../../bundle/modulePaths.ts'
import { acceptedNames, cacheOf, hashBytes } from '../../config/readFile.ts'
import type { Progress } from '../progress.ts'
import { type Entry, engineCode, hashStates, isLeftOut, stateOf, walkTree } from './paths.ts'
import { realPath } from './recordReads.ts'

export interface BuildOptions {
  /** Relative to the site folder; `build` unless given. */
  outDir?: string
  /** Config file, relative to the site folder. */
  config?: string
  /** The languages to build; all unless given. */
  locale?: string | string[]
  /** Whether to write `site.sha256` as well, a list of all files with their hashes. */
  manifest?: boolean
  /** Folder of what is kept from earlier builds for later ones; `.sotay/cache` of the site unless given. */
  cacheDir?: string
  /** Called with each stage that begins. */
  progress?: Progress
}

/** A build that can be recorded. */
export interface Task {
  siteDir: string
  /** The same, past links. */
  realDir: string
  outDir: string
  /** The file that holds the record, and the one for what is kept besides. */
  path: string
  keptPath: string
  written: string
}

/** Undefined for a build that is to be made anew: its caches are elsewhere. */
export function taskOf(siteDir: string, options: BuildOptions): Task | undefined {
  const { outDir = 'build', config, locale, manifest = false, cacheDir } = options
  if (cacheDir !== undefined) return undefined
  // Nothing is written into a folder without a site, such as one whose name is mistyped.
  const names = config === undefined ? acceptedNames : [config]
  if (!names.some((name) => existsSync(resolve(siteDir, name)))) return undefined
  const place = {
    siteDir: resolve(siteDir),
    realDir: realPath(resolve(siteDir)),
    outDir: resolve(siteDir, outDir),
  }
  const { version, platform, arch } = process
  const facts = [
    place,
    packageFolder(),
    config,
    locale,
    manifest,
    process.cwd(),
    process.umask(),
    realPath(place.siteDir),
    version,
    platform,
    arch,
  ]
  const written = hashBytes(JSON.stringify([facts, timeZone(), fixedVariables()]))
  const name = hashBytes(place.outDir).slice(0, 16)
  const file = join(cacheOf(siteDir), 'builds', name)
  return { ...place, path: `${file}.json`, keptPath: `${file}.pages`, written }
}

/** By its distance from UTC in winter and in summer. */
const timeZone = () => [0, 6].map((month) => new Date(new Date().getFullYear(), month).getTimezoneOffset())

/** The variables that the engine, Node, git and the bundler read. */
function fixedVariables(): [name: string, value: string | undefined][] {
  const names = Object.keys(process.env).filter((name) =>
    /^(?:LC_|LANG|SOTAY_|GIT_|VITE_|NODE_|TZ$|HOME$|XDG_)/.test(name),
  )
  return names.sort().map((name) => [name, process.env[name]])
}

const temporary = /^\.[0-9a-f]{12}\.(?:new|old|taken|lock)$/

function isOutput(path: string, { outDir }: Task): boolean {
  const rest = path.startsWith(outDir) ? path.slice(outDir.length) : undefined
  return rest !== undefined && (rest === '' || rest.startsWith(sep) || temporary.test(rest.split(sep)[0]!))
}

/** Whether a path is a folder or below it. */
export const isWithin = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

/** Whether the record covers a path by the site or the output, or it is the builds' own. */
export function isKnown(path: string, task: Task): boolean {
  if (isOutput(path, task) || path === dirname(task.outDir) || isWithin(path, engineCode)) return true
  return [task.siteDir, task.realDir].some(
    (folder) => isWithin(path, folder) && !path.slice(folder.length).split(sep).some(isLeftOut),
  )
}

/**
 * Finds all files in the folder of the site, for code of the site may read any of them. What lies behind links to other
 * folders is not among them.
 */
export function walkSite(task: Task, leadsOut: () => void): Entry[] {
  const own = join(task.siteDir, '.sotay')
  return walkTree(task.siteDir, {
    isSkipped: (path) => path === own || isLeftOut(basename(path)) || isOutput(path, task),
    leadsOut,
  })
}

/** What is in the output folder. */
export interface FoundOutput {
  files: Entry[]
  /** The state of that, of what builds write beside their caches, and of what one left that was killed. */
  state: string
}

/** Looks at the output folder, but not into folders that stay as they were found before. */
export function lookAtOutput(task: Task, at: number, before?: FoundBefore): FoundOutput {
  const own = join(task.siteDir, '.sotay')
  const data = readdirSync(own).filter((name) => name.endsWith('.json'))
  const prefix = basename(task.outDir)
  const leftovers = readdirSync(dirname(task.outDir)).filter(
    (name) => name.startsWith(prefix) && temporary.test(name.slice(prefix.length)),
  )
  const states = data.sort().map((name) => stateOf('entry', join(own, name), at))
  const known = before && stayingEntries(before, task.outDir)
  const files = walkTree(task.outDir, { isSkipped: () => false, known: (folder) => known?.get(folder) })
  return { files, state: [hashStates(files, at), ...states, ...leftovers].join('\n') }
}

/** What was found in the output folder, and which folders of it (paths from there) stay as they are. */
interface FoundBefore extends Pick<FoundOutput, 'files'> {
  staying: string[]
}

/** The entries of the folders that stay, by their paths. */
function stayingEntries({ files, staying }: FoundBefore, outDir: string): Map<string, Entry[]> {
  const found = new Map(staying.map((path) => [join(outDir, path), [] as Entry[]]))
  let folder: string | undefined
  // What is in a folder follows it.
  for (const entry of files)
    if (found.has(entry.path)) folder = entry.path
    else if (folder !== undefined && isWithin(entry.path, folder)) found.get(folder)!.push(entry)
  return found
}
