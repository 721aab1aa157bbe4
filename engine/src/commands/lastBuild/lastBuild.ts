import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { readCacheFile, removeUnused, writeCacheFile } from '../../bundle/cache/cacheFile.ts'
import { packageFolder } from '../../bundle/modulePaths.ts'
import { acceptedNames, cacheOf } from '../../config/readFile.ts'
import { packagesOfSite } from '../../config/siteCode.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Progress } from '../progress.ts'
import type { BuildMemory, FormerPages, KeptPages } from './pageMemory.ts'
import {
  type Entry,
  engineCode,
  hashOf,
  hashStates,
  isFileState,
  isLeftOut,
  placesOfPackages,
  stateAt,
  stateOf,
  surroundingsOf,
  timeOfFiles,
  walkTree,
} from './paths.ts'
import { type Reads, realPath, recordReads, variableState } from './recordReads.ts'
import { isSameToClock } from './watchGlobals.ts'

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

export interface BuildResult {
  pageCount: number
  /** Absolute. */
  outDir: string
  /** Warnings and remarks; errors are thrown as `BuildFailed`. */
  diagnostics: Diagnostic[]
  /** Whether nothing had changed since the last build, so that there was nothing to do. */
  isUnchanged?: boolean
}

/** A build with all that it read and wrote, so that the next one can tell whether there is anything to do. */
interface RecordedBuild {
  /** What it was asked to do, and where. */
  task: string
  result: Pick<BuildResult, 'pageCount' | 'diagnostics'>
  /** When the state of what it read was taken, and of what it wrote. */
  begunAt: number
  endedAt: number
  site: string
  reads: Reads
  output: string
  /** A hash of what is kept of its pages. */
  kept: string
}

/** What is kept of a build for one after an edit: the state of each file of the site, and the pages. */
interface KeptBuild {
  files: Record<string, string>
  pages: KeptPages
}

/** A build that can be recorded. */
interface Task {
  siteDir: string
  /** The same, past links. */
  realDir: string
  outDir: string
  /** The file that holds the record, and the one for what is kept besides. */
  path: string
  keptPath: string
  written: string
}

/** What a build finds of the site and of the one before it. Each state is taken once, and first of all. */
export interface Found {
  /** The result of the last build, if another one would write and report the same. */
  unchanged: BuildResult | undefined
  task: Task
  /** The time of the file system before; undefined where nothing can be written. */
  begunAt: number | undefined
  site: Entry[]
  /** Whether the site has no links to files whose state is not known. */
  isCovered: boolean
  /** If all is as it was then, but perhaps for the site. */
  last: RecordedBuild | undefined
}

/**
 * Looks for what has changed since the last build: all that it read, and all that it wrote. Nothing of the site is run
 * or read for it, but files that had just changed then. Undefined for a build that is to be made anew.
 */
export function lookBack(siteDir: string, options: BuildOptions): Found | undefined {
  const task = taskOf(siteDir, options)
  if (!task) return undefined
  const begunAt = timeOfFiles(task.path)
  let isCovered = true
  const site = walkSite(task, () => {
    isCovered = false
  })
  const before = readRecord(task)
  const isSame = before && isSameAround(before, task) && outputState(task, before.endedAt) === before.output
  const last = isSame ? before : undefined
  const isUnchanged = last && hashStates(site, last.begunAt) === last.site
  const unchanged = isUnchanged ? { ...last.result, outDir: task.outDir, isUnchanged } : undefined
  return { unchanged, task, begunAt, site, isCovered, last }
}

function readRecord({ path }: Task): RecordedBuild | undefined {
  const bytes = readCacheFile(path)
  return bytes && JSON.parse(bytes.toString())
}

/** Whether all is as it was, but perhaps for the site and the output. */
function isSameAround({ task: written, reads, begunAt }: RecordedBuild, task: Task): boolean {
  return (
    written === task.written &&
    isSameToClock(reads.clock) &&
    Object.entries(reads.variables).every(([name, value]) => variableState(name) === value) &&
    reads.paths.every(([look, path, state]) => stateOf(look, path, begunAt) === state)
  )
}

/**
 * The pages of the last build, if nothing has changed since but texts of files that nothing has read unless as a note.
 * Who takes a page from it depends on what that build read.
 */
function findFormerPages({ task, site, last }: Found): FormerPages | undefined {
  const bytes = last && readCacheFile(task.keptPath)
  if (!bytes || hashOf(bytes) !== last.kept) return undefined
  const { files, pages }: KeptBuild = JSON.parse(bytes.toString())
  const now = statesOf(site, last.begunAt)
  const changed = Object.keys({ ...files, ...now }).filter((path) => files[path] !== now[path])
  const skipped = new Set(last.reads.skipped)
  const isText = (path: string) =>
    [files, now].every((states) => isFileState(states[path] ?? '')) && !skipped.has(path)
  return changed.every(isText) ? { outDir: task.outDir, changed, kept: pages } : undefined
}

const statesOf = (site: Entry[], at: number): KeptBuild['files'] =>
  Object.fromEntries(site.map((entry) => [entry.path, stateAt(entry, at)]))

/** What a build made, and whether the next one would make the same of the same. */
export interface MadeBuild {
  result: BuildResult
  isRepeatable: boolean
}

/**
 * Runs a build and keeps a record of it, if it succeeds and nothing that it read escapes the record. What changes after
 * the states were taken is noticed by the next one.
 */
export async function recordBuild(
  found: Found | undefined,
  remember: (former: FormerPages | undefined) => BuildMemory,
  make: (memory?: BuildMemory) => Promise<MadeBuild>,
): Promise<BuildResult> {
  if (!found || found.begunAt === undefined) return (await make()).result
  const { task, begunAt, site, isCovered, last } = found
  const files = statesOf(site, begunAt)
  const former = findFormerPages(found)
  const recorder = recordReads(begunAt, (path) => isKnown(path, task))
  try {
    for (const [look, path] of surroundingsOf(task.siteDir)) recorder.note(look, path)
    for (const [look, path] of (former && last?.reads.paths) ?? []) recorder.note(look, path)
    const memory = remember(former)
    const { result, isRepeatable } = await make(memory)
    for (const [look, path] of placesOfPackages(packagesOfSite())) recorder.note(look, path)
    const own = recorder.stop()
    const reads = own && former && last ? joinReads(last.reads, own) : own
    const endedAt = timeOfFiles(task.path)
    if (isRepeatable && isCovered && reads && endedAt !== undefined) {
      const { pageCount, diagnostics } = result
      const kept = JSON.stringify({ files, pages: memory.kept } satisfies KeptBuild)
      const made = {
        task: task.written,
        result: { pageCount, diagnostics },
        begunAt,
        endedAt,
        site: hashStates(site, begunAt),
        reads,
        output: outputState(task, endedAt),
        kept: hashOf(kept),
      }
      writeCacheFile(task.keptPath, kept)
      writeCacheFile(task.path, JSON.stringify(made satisfies RecordedBuild))
      removeUnused(dirname(task.path), 30)
    }
    return result
  } finally {
    recorder.stop()
  }
}

/** What a build depends on that has pages of a former one. */
function joinReads(former: Reads, { paths, variables, clock, skipped }: Reads): Reads {
  const asked = new Map([...former.clock, ...clock].map((each) => [JSON.stringify(each), each]))
  return {
    paths,
    variables: { ...former.variables, ...variables },
    clock: [...asked.values()],
    skipped: [...new Set([...former.skipped, ...skipped])],
  }
}

/** Undefined for a build that is to be made anew: its caches are elsewhere. */
function taskOf(siteDir: string, options: BuildOptions): Task | undefined {
  const { outDir = 'build', config, locale, manifest = false, cacheDir } = options
  if (cacheDir !== undefined) return undefined
  // Nothing is written into a folder that is no site, such as one whose name is mistyped.
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
    realPath(place.siteDir),
    version,
    platform,
    arch,
  ]
  const written = hashOf(JSON.stringify([facts, timeZone(), fixedVariables()]))
  const name = hashOf(place.outDir).slice(0, 16)
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

const temporary = /^\.[0-9a-f]{12}\.(?:new|old|lock)$/

function isOutput(path: string, { outDir }: Task): boolean {
  const rest = path.startsWith(outDir) ? path.slice(outDir.length) : undefined
  return rest !== undefined && (rest === '' || rest.startsWith(sep) || temporary.test(rest.split(sep)[0]!))
}

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

/** Whether the record covers a path by the site or the output, or it is the builds' own. */
function isKnown(path: string, task: Task): boolean {
  if (isOutput(path, task) || path === dirname(task.outDir) || isWithin(path, engineCode)) return true
  return [task.siteDir, task.realDir].some(
    (folder) => isWithin(path, folder) && !path.slice(folder.length).split(sep).some(isLeftOut),
  )
}

/**
 * Finds all files in the folder of the site, for code of the site may read any of them. What lies behind links to other
 * folders is not among them.
 */
function walkSite(task: Task, leadsOut: () => void): Entry[] {
  const own = join(task.siteDir, '.sotay')
  return walkTree(task.siteDir, {
    isSkipped: (path) => path === own || isLeftOut(basename(path)) || isOutput(path, task),
    leadsOut,
  })
}

/** The state of the output folder, of what builds write beside their caches, and of what one left that was killed. */
function outputState(task: Task, at: number): string {
  const own = join(task.siteDir, '.sotay')
  const data = readdirSync(own).filter((name) => name.endsWith('.json'))
  const prefix = basename(task.outDir)
  const leftovers = readdirSync(dirname(task.outDir)).filter(
    (name) => name.startsWith(prefix) && temporary.test(name.slice(prefix.length)),
  )
  const states = data.sort().map((name) => stateOf('entry', join(own, name), at))
  return [stateOf('tree', task.outDir, at), ...states, ...leftovers].join('\n')
}
