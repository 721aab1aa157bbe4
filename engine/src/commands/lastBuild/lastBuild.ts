import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { readCacheFile, removeUnused, temporaryEnding, writeCacheFile } from '../../bundle/cache/cacheFile.ts'
import { packageFolder } from '../../bundle/modulePaths.ts'
import { cacheOf } from '../../config/readFile.ts'
import { packagesOfSite } from '../../config/siteCode.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Progress } from '../progress.ts'
import { hashOf, isLeftOut, placesOfPackages, stateOf, surroundingsOf, treeState } from './paths.ts'
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
}

/** A build that can be recorded. */
interface Task {
  siteDir: string
  /** The same, past links. */
  realDir: string
  outDir: string
  /** The file that holds the record. */
  path: string
  written: string
}

/**
 * The result of the last build, if another one would write and report the same: all that it read is as it was, and so
 * is all that it wrote. Nothing of the site is run or read for it, but files that had just changed then.
 */
export function findLastBuild(siteDir: string, options: BuildOptions): BuildResult | undefined {
  const task = taskOf(siteDir, options)
  const bytes = task && readCacheFile(task.path)
  if (!bytes) return undefined
  const last: RecordedBuild = JSON.parse(bytes.toString())
  const { task: written, begunAt, endedAt, reads } = last
  const isSame =
    written === task.written &&
    isSameToClock(reads.clock) &&
    Object.entries(reads.variables).every(([name, value]) => variableState(name) === value) &&
    reads.paths.every(([look, path, state]) => stateOf(look, path, begunAt) === state) &&
    siteState(task, begunAt) === last.site &&
    outputState(task, endedAt) === last.output
  return isSame ? { ...last.result, outDir: task.outDir, isUnchanged: true } : undefined
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
  make: () => Promise<MadeBuild>,
): Promise<BuildResult> {
  const task = taskOf(siteDir, options)
  const begunAt = task && timeOfFiles(task)
  if (!task || begunAt === undefined) return (await make()).result
  const recorder = recordReads(begunAt, (path) => isKnown(path, task))
  try {
    for (const [look, path] of surroundingsOf(task.siteDir)) recorder.note(look, path)
    let isCovered = true
    const site = siteState(task, begunAt, () => {
      isCovered = false
    })
    const { result, isRepeatable } = await make()
    for (const [look, path] of placesOfPackages(packagesOfSite())) recorder.note(look, path)
    const reads = recorder.stop()
    const endedAt = timeOfFiles(task)
    if (isRepeatable && isCovered && reads && endedAt !== undefined) {
      const { pageCount, diagnostics } = result
      const output = outputState(task, endedAt)
      const made = {
        task: task.written,
        result: { pageCount, diagnostics },
        begunAt,
        endedAt,
        site,
        reads,
        output,
      }
      writeCacheFile(task.path, JSON.stringify(made satisfies RecordedBuild))
      removeUnused(dirname(task.path), 30)
    }
    return result
  } finally {
    recorder.stop()
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
  return { ...place, path: join(cacheOf(siteDir), 'builds', `${name}.json`), written }
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

/** A part of what is around every site. */
const engineCode = join(packageFolder(), 'dist')

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
function siteState(task: Task, at: number, leadsOut?: () => void): string {
  const own = join(task.siteDir, '.sotay')
  return treeState(task.siteDir, at, {
    isSkipped: (path) => path === own || isLeftOut(basename(path)) || isOutput(path, task),
    ...(leadsOut && { leadsOut }),
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
