import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { readCacheFile, removeUnused, temporaryEnding, writeCacheFile } from '../../bundle/cache/cacheFile.ts'
import { packageFolder } from '../../bundle/modulePaths.ts'
import { cacheOf } from '../../config/readFile.ts'
import { packagesOfSite } from '../../config/siteCode.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Progress } from '../progress.ts'
import { type BuildMemory, createMemory, type FormerPages, type KeptPages } from './pageMemory.ts'
import {
  engineCode,
  hashOf,
  isFileState,
  isLeftOut,
  placesOfPackages,
  stateOf,
  surroundingsOf,
  treeState,
  type Walk,
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

/**
 * The result of the last build, if another one would write and report the same: all that it read is as it was, and so
 * is all that it wrote. Nothing of the site is run or read for it, but files that had just changed then.
 */
export function findLastBuild(siteDir: string, options: BuildOptions): BuildResult | undefined {
  const task = taskOf(siteDir, options)
  const last = task && readRecord(task)
  const isSame =
    last &&
    isSameAround(last, task) &&
    siteState(task, last.begunAt) === last.site &&
    outputState(task, last.endedAt) === last.output
  return isSame ? { ...last.result, outDir: task.outDir, isUnchanged: true } : undefined
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
 * The pages of the last build, if nothing has changed since but texts of files that nothing has read unless as a note;
 * with what it read, for a page that is taken from it depends on that.
 */
function findFormerPages(task: Task): { pages: FormerPages; reads: Reads } | undefined {
  const last = readRecord(task)
  if (!last || !isSameAround(last, task) || outputState(task, last.endedAt) !== last.output) return undefined
  const bytes = readCacheFile(task.keptPath)
  if (!bytes || hashOf(bytes) !== last.kept) return undefined
  const { files, pages }: KeptBuild = JSON.parse(bytes.toString())
  const now: KeptBuild['files'] = {}
  siteState(task, last.begunAt, { each: noteIn(now) })
  const changed = Object.keys({ ...files, ...now }).filter((path) => files[path] !== now[path])
  const skipped = new Set(last.reads.skipped)
  const isText = (path: string) =>
    [files, now].every((states) => isFileState(states[path] ?? '')) && !skipped.has(path)
  return changed.every(isText)
    ? { pages: { outDir: task.outDir, changed, kept: pages }, reads: last.reads }
    : undefined
}

const noteIn = (files: KeptBuild['files']) => (path: string, state: string) => {
  files[path] = state
}

/** What a build made, and whether the next one would make the same of the same. */
export interface MadeBuild {
  result: BuildResult
  isRepeatable: boolean
}

/** Runs a build and keeps a record of it, if it succeeds and nothing that it read escapes the record. */
export async function recordBuild(
  siteDir: string,
  options: BuildOptions,
  make: (memory?: BuildMemory) => Promise<MadeBuild>,
): Promise<BuildResult> {
  const task = taskOf(siteDir, options)
  const begunAt = task && timeOfFiles(task)
  if (!task || begunAt === undefined) return (await make()).result
  const recorder = recordReads(begunAt, (path) => isKnown(path, task))
  try {
    for (const [look, path] of surroundingsOf(task.siteDir)) recorder.note(look, path)
    let isCovered = true
    const files: KeptBuild['files'] = {}
    const leadsOut = () => {
      isCovered = false
    }
    const site = siteState(task, begunAt, { leadsOut, each: noteIn(files) })
    // Looked for last: what changes after the states were taken is noticed by the next build.
    const former = findFormerPages(task)
    for (const [look, path] of former?.reads.paths ?? []) recorder.note(look, path)
    const memory = createMemory(former?.pages)
    const { result, isRepeatable } = await make(memory)
    for (const [look, path] of placesOfPackages(packagesOfSite())) recorder.note(look, path)
    const own = recorder.stop()
    const reads = own && former ? joinReads(former.reads, own) : own
    const endedAt = timeOfFiles(task)
    if (isRepeatable && isCovered && reads && endedAt !== undefined) {
      const { pageCount, diagnostics } = result
      const output = outputState(task, endedAt)
      const kept = JSON.stringify({ files, pages: memory.kept } satisfies KeptBuild)
      const made = {
        task: task.written,
        result: { pageCount, diagnostics },
        begunAt,
        endedAt,
        site,
        reads,
        output,
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

/** The present time by the clock of the file system, in milliseconds; undefined where nothing can be written. */
function timeOfFiles({ path }: Task): number | undefined {
  const probe = `${path}.${randomBytes(4).toString('hex')}${temporaryEnding}`
  try {
    mkdirSync(dirname(probe), { recursive: true })
    writeFileSync(probe, '')
    const { ctimeMs } = statSync(probe)
    rmSync(probe)
    return ctimeMs
  } catch {
    return undefined
  }
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
 * The state of all files in the folder of the site, for code of the site may read any of them. What lies behind links to
 * other folders is not in it.
 */
function siteState(task: Task, at: number, listeners: Pick<Walk, 'leadsOut' | 'each'> = {}): string {
  const own = join(task.siteDir, '.sotay')
  return treeState(task.siteDir, at, {
    isSkipped: (path) => path === own || isLeftOut(basename(path)) || isOutput(path, task),
    ...listeners,
  })
}

/** That of the output folder, of what builds write beside their caches, and of what one left that was killed. */
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
