import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beginCacheFile, readCacheFile, removeUnused, writeCacheFile } from '../../bundle/cache/cacheFile.ts'
import type { FindMade } from '../../bundle/cache/makeFiles.ts'
import { packagesOfSite } from '../../config/siteCode.ts'
import type { Recall } from '../../config/siteConfig.ts'
import { CodeRemembers, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { jsonParts } from '../../std/collections.ts'
import { isJson } from '../valueCache.ts'
import type { BuildMemory, FormerPages, KeptPages } from './pageMemory.ts'
import {
  type Entry,
  hashStates,
  isFileState,
  placesOfPackages,
  stateAt,
  stateOf,
  surroundingsOf,
  timeOfFiles,
  untilChanged,
} from './paths.ts'
import { type Reads, recordReads, variableState } from './recordReads.ts'
import {
  type BuildOptions,
  type FoundOutput,
  isKnown,
  isWithin,
  lookAtOutput,
  type Task,
  taskOf,
  walkSite,
} from './task.ts'
import { isSameToClock } from './watchGlobals.ts'

export interface BuildResult {
  pageCount: number
  /** How many of them were rendered: the last build has made the others. */
  renderedCount?: number
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
  /** The name of what is kept of its pages. */
  kept: string
}

/** What is kept of a build for one after an edit: the state of each file of the site, and the pages. */
interface KeptBuild {
  name: string
  files: Record<string, string>
  pages: KeptPages
  /** What the steps gave that read no notes. */
  steps: Record<string, unknown>
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
  /** If all is as it was then, but perhaps for the site; and what the output folder has. */
  last: RecordedBuild | undefined
  output: FoundOutput | undefined
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
  const output = before && isSameAround(before, task) ? lookAtOutput(task, before.endedAt) : undefined
  const last = output?.state === before?.output ? before : undefined
  const isUnchanged = last && !last.reads.isUnsteady && hashStates(site, last.begunAt) === last.site
  const unchanged = isUnchanged ? { ...last.result, outDir: task.outDir, isUnchanged } : undefined
  return { unchanged, task, begunAt, site, isCovered, last, output }
}

function writeRecord({ path }: Task, build: RecordedBuild): void {
  writeCacheFile(path, JSON.stringify(build))
  removeUnused(dirname(path), 30)
}

function readRecord({ path }: Task): RecordedBuild | undefined {
  const bytes = readCacheFile(path)
  return bytes && JSON.parse(bytes.toString())
}

/** Whether all but the site and the output is as it was. */
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
function findFormer({ task, site, last }: Found): Former | undefined {
  const former = last && readKept(task.keptPath)
  if (!former || former.name !== last.kept) return undefined
  const { files, pages, steps } = former
  const now = statesOf(site, last.begunAt)
  const changed = Object.keys({ ...files, ...now }).filter((path) => files[path] !== now[path])
  const skipped = new Set(last.reads.skipped)
  const isText = (path: string) =>
    [files, now].every((states) => isFileState(states[path] ?? '')) && !skipped.has(path)
  return changed.every(isText) ? { outDir: task.outDir, changed, kept: pages, steps } : undefined
}

type Former = FormerPages & Pick<KeptBuild, 'steps'>

const statesOf = (site: Entry[], at: number): KeptBuild['files'] =>
  Object.fromEntries(site.map((entry) => [entry.path, stateAt(entry, at)]))

/** What a build made, and whether the next one would make the same of the same. */
export interface MadeBuild {
  result: BuildResult
  isRepeatable: boolean
  /** The state of each file that it wrote, by its path in the output folder. */
  written: ReadonlyMap<string, string>
  /** The folders of the output that are as they were before. */
  staying: string[]
}

/** What a build has from the one before. */
export interface KnownBuild {
  memory: BuildMemory
  recall: Recall
  findMade: FindMade
}

/** Finds files that the output folder has since the last build. */
function createFinder(former: Former | undefined, output: FoundOutput | undefined): FindMade {
  const known = new Set(former && output?.files.map(({ path }) => path))
  return (path) => {
    const place = join(former?.outDir ?? '', path)
    return known.has(place) ? { path, read: () => readFileSync(place), former: true } : undefined
  }
}

/** Takes down in `next` what each step gives, if JSON can hold it. */
const createRecall =
  (former: Former | undefined, next: KeptBuild['steps']): Recall =>
  async (step, make) => {
    const known = former?.steps[step]
    const value = known === undefined ? await make() : (known as Awaited<ReturnType<typeof make>>)
    if (known !== undefined || isJson(value)) next[step] = value
    return value
  }

/**
 * Runs a build and keeps a record of it, if it succeeds and nothing that it read escapes the record. What changes after
 * the states were taken is noticed by the next one.
 */
export async function recordBuild(
  found: Found | undefined,
  remember: (former: FormerPages | undefined) => BuildMemory,
  make: (known?: KnownBuild) => Promise<MadeBuild>,
): Promise<BuildResult> {
  if (!found || found.begunAt === undefined) return (await make()).result
  const { task, begunAt, site, isCovered, last } = found
  const files = statesOf(site, begunAt)
  const former = findFormer(found)
  const steps: KeptBuild['steps'] = {}
  const recorder = recordReads(begunAt, (path) => isKnown(path, task))
  try {
    const places = [...surroundingsOf(task.siteDir), ...((former && last?.reads.paths) ?? [])]
    for (const [look, path] of places) recorder.note(look, path)
    const memory = remember(former)
    const { result, isRepeatable, written, staying } = await make({
      memory,
      recall: createRecall(former, steps),
      findMade: createFinder(former, found.output),
    })
    for (const [look, path] of placesOfPackages(packagesOfSite())) recorder.note(look, path)
    const own = ofSite(recorder.stop(), task, files)
    const reads = own && former && last ? joinReads(last.reads, own) : own
    if (!isRepeatable || !isCovered || !reads) return result
    const name = randomBytes(16).toString('hex')
    writeKept(task.keptPath, { name, files, pages: memory.kept, steps })
    // As late as can be: of what has just changed the contents are looked at, too.
    const endedAt = timeOfFiles(task.path)
    if (endedAt === undefined) return result
    const output = lookAtOutput(task, endedAt, { files: found.output?.files ?? [], staying })
    if (!isAsMade(output, written, found)) return result
    writeRecord(task, {
      task: task.written,
      result: { pageCount: result.pageCount, diagnostics: result.diagnostics },
      begunAt,
      endedAt,
      site: hashStates(site, begunAt),
      reads,
      output: output.state,
      kept: name,
    })
    return result
  } catch (error) {
    if (error instanceof CodeRemembers) noteRemembering(task)
    throw error
  } finally {
    recorder.stop()
  }
}

/** Has it noted for the process that builds in place of this one, and for all that follow; or there is no former build. */
function noteRemembering({ path, keptPath }: Task): void {
  const kept = readKept(keptPath)
  for (const pages of Object.values(kept?.pages ?? {})) pages.trust = 'remembers'
  if (kept) writeKept(keptPath, kept)
  const noted = Object.values(readKept(keptPath)?.pages ?? {})
  if (!noted.every(({ trust }) => trust === 'remembers')) rmSync(path, { force: true })
}

function readKept(path: string): KeptBuild | undefined {
  const bytes = readCacheFile(path)
  return bytes && JSON.parse(bytes.toString())
}

/** Writes a page after the other: the text of all would take as much memory as nothing else does at that time. */
function writeKept(path: string, kept: KeptBuild): void {
  const entry = beginCacheFile(path)
  for (const part of jsonParts(kept, pagesOfLanguage)) entry.write(part)
  entry.close()
}

/** How deep in what is kept of a build the list of pages is. */
const pagesOfLanguage = 4

/** Whether each file of the output is as this build wrote it, or as it found it when it began. */
function isAsMade(now: FoundOutput, written: MadeBuild['written'], { task, output: before }: Found): boolean {
  const known = new Map(before?.files.map((entry) => [entry.path, untilChanged(entry)]))
  for (const [path, state] of written) known.set(join(task.outDir, path), state)
  return now.files.every((entry) => !isFileState(entry.told) || known.get(entry.path) === untilChanged(entry))
}

/** What a build depends on that has pages of a former one. */
function joinReads(former: Reads, { paths, variables, clock, skipped, isUnsteady }: Reads): Reads {
  const asked = new Map([...former.clock, ...clock].map((each) => [JSON.stringify(each), each]))
  return {
    paths,
    variables: { ...former.variables, ...variables },
    clock: [...asked.values()],
    skipped: [...new Set([...former.skipped, ...skipped])],
    isUnsteady,
  }
}

/** Of what was passed over, the files of the site, by their paths in its record: the folder may be reached by a link. */
function ofSite(reads: Reads | undefined, { siteDir, realDir }: Task, files: KeptBuild['files']) {
  const toRecorded = (path: string) => (isWithin(path, realDir) ? siteDir + path.slice(realDir.length) : path)
  const skipped = reads?.skipped.map(toRecorded).filter((path) => path in files)
  return reads && { ...reads, skipped: [...new Set(skipped)] }
}
