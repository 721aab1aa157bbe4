import fs, { realpathSync } from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashBytes, isNoteRead } from '../../config/readFile.ts'
import { isSiteCode } from '../../config/siteCode.ts'
import { acceptStandIns } from '../../std/builtIns.ts'
import { memoize } from '../../std/collections.ts'
import { findEntry, type Look, stateAt, stateOf } from './paths.ts'
import { type AskedOfClock, type Change, watchClock, watchVariables, watchWorld } from './watchGlobals.ts'

/** What a run read besides the folder of the site. */
export interface Reads {
  paths: [look: Look, path: string, state: string][]
  /** The hashes of environment variables, for they may be secrets, by name. */
  variables: Record<string, string>
  /** What code of the site asked the clock. */
  clock: AskedOfClock[]
  /** The skipped paths that were read, but for notes that became pages. */
  skipped: string[]
  /** Whether there is work that each build does again. */
  isUnsteady: boolean
}

/** Records what a run reads, also through packages and code of the site. */
export interface Recorder {
  note(look: Look, path: string): void
  /** Gives what was read; undefined if more may change than that shows. */
  stop(): Reads | undefined
}

/** Those that record now, and how to stop watching when none does. */
const recorders = new Set<Listener>()
let stopWatching = () => {}

interface Listener extends Recorder {
  read(look: Look, path: string): void
  variable(name: string): void
  clock(asked: AskedOfClock): void
  fail(): void
  unsteady(): void
}

/**
 * Begins to record, at this moment: every call of Node's functions for files, variables and the clock is noted until `stop`, but not of
 * paths that are skipped. The state of a path is taken before it is read for the first time, so a later change is noticed by whoever compares.
 */
export function recordReads(begun: number, isSkipped: (path: string) => boolean): Recorder {
  const reads: Reads = { paths: [], variables: {}, clock: [], skipped: [], isUnsteady: false }
  const skipped = new Set<string>()
  const known = new Set<string>()
  // Most paths are asked for several times.
  const isSkippedOnce = memoize(isSkipped)
  let isWhole = true
  const listener: Listener = {
    note(look, path) {
      const key = `${look} ${path}`
      if (known.has(key)) return
      known.add(key)
      const entry = findEntry(path)
      if (entry.changedAt > begun) isWhole = false
      reads.paths.push([look, path, look === 'entry' ? stateAt(entry, begun) : stateOf(look, path, begun)])
    },
    read(look, path) {
      if (!isSkippedOnce(path)) listener.note(look, path)
      else if (!isNoteRead(path)) skipped.add(path)
    },
    variable(name) {
      reads.variables[name] ??= variableState(name)
    },
    clock: (asked) => reads.clock.push(asked),
    fail() {
      isWhole = false
    },
    unsteady() {
      reads.isUnsteady = true
    },
    stop() {
      // Node reads the modules of packages itself.
      for (const path of Object.keys(createRequire(import.meta.url).cache)) listener.read('entry', path)
      recorders.delete(listener)
      if (recorders.size === 0) stopWatching()
      reads.skipped = [...skipped]
      return isWhole ? reads : undefined
    },
  }
  if (recorders.size === 0) stopWatching = watch()
  recorders.add(listener)
  return listener
}

/** What the work has asked that runs now, if it may be done again by each build. */
let asked: ((listener: Listener) => void)[] | undefined

/**
 * Runs work, and tells whether it asked for what may change at any time and `isRepeated` says of its result that each build
 * does it again then. In that case this does not count against the record.
 */
export function askingAside<Result>(
  work: () => Result,
  isRepeated: (result: Result) => boolean,
): { result: Result; isUnsteady: boolean } {
  const own: typeof asked = []
  asked = own
  let isAside = false
  try {
    const result = work()
    isAside = own.length > 0 && isRepeated(result)
    return { result, isUnsteady: isAside }
  } finally {
    asked = undefined
    for (const tell of isAside ? [noteUnsteady] : own) toAll(tell)
  }
}

const noteUnsteady = (listener: Listener) => listener.unsteady()

/** Tells that something was asked for that may change at any time. */
function tellUnsteady(tell: (listener: Listener) => void): void {
  if (asked) asked.push(tell)
  else toAll(tell)
}

const variables = process.env

/** The same text as long as a variable has the same value, or none. */
export const variableState = (name: string): string => hashBytes(JSON.stringify(variables[name] ?? null))

const toAll = (tell: (listener: Listener) => void) => {
  for (const listener of recorders) tell(listener)
}

/** Replaces Node's functions by those that also tell the recorders. Gives a function that puts them back. */
function watch(): () => void {
  const changes: Change[] = [
    ...watchFiles(),
    ...watchVariables({ tell: (name) => toAll((each) => each.variable(name)), ofSite }),
    ...watchClock({ tell: tellOfClock, ofSite }),
    ...watchWorld(() => ofSite() && tellUnsteady((each) => each.fail())),
  ]
  const apply = (which: 'before' | 'after') => {
    // Somebody else may have put a function of his own there in the meantime.
    for (const { target, name, ...values } of changes)
      if (which === 'after' || Reflect.get(target, name) === values.after)
        Reflect.set(target, name, values[which])
    syncBuiltinESMExports()
  }
  acceptStandIns(changes.map(({ after }) => after))
  apply('after')
  return () => apply('before')
}

function tellOfClock(question: AskedOfClock): void {
  const tell = (listener: Listener) => listener.clock(question)
  if (question === null) tellUnsteady(tell)
  else toAll(tell)
}

/** Looks further up than Node does by itself. Of what some packages ask nothing comes onto a page. */
function ofSite(): boolean {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 100
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  const lines = stack.split('\n').filter((line) => /^ +at /.test(line) && !isOfWatcher(line))
  const [asker = '', caller = ''] = lines
  return !harmless.test(asker) && !ofLodash.test(caller) && isSiteCode(stack)
}

/**
 * When they are loaded, React chooses names by chance, and a package of Docusaurus dates for its tests; later React may ask
 * for a component: `useState(Date.now)`. graceful-fs looks how long it has tried.
 */
const harmless =
  /^ +at Object\.<anonymous> .*[\\/]node_modules[\\/](?:react-dom|@docusaurus[\\/]utils)[\\/]|[\\/]node_modules[\\/]graceful-fs[\\/]/
/** lodash, by itself or bundled, looks whether it gives many functions a text in a short time. */
const ofLodash = /^ +at (?:baseRest|flatRest|setWrapToString) \(/
const isOfWatcher = (line: string) => line.includes(watcher)
const watcher = dirname(fileURLToPath(import.meta.url))

const looks: [look: Look, names: string[]][] = [
  [
    'entry',
    ['readFile', 'open', 'stat', 'lstat', 'access', 'exists', 'readlink', 'realpath', 'copyFile', 'cp'],
  ],
  ['entry', ['createReadStream', 'openAsBlob']],
  ['names', ['readdir', 'opendir']],
]

function watchFiles(): Change[] {
  return looks.flatMap(([look, names]) =>
    names.flatMap((name) => [
      ...watchCall(fs, name, look),
      ...watchCall(fs, `${name}Sync`, look),
      ...watchCall(fs.promises, name, look),
    ]),
  )
}

type Call = (path: unknown, ...others: unknown[]) => unknown

function watchCall(target: object, name: string, look: Look): Change[] {
  const before: Call | undefined = Reflect.get(target, name)
  if (!before) return []
  const after = watched(before, look)
  // `realpath.native` is a function of its own.
  const native: Call | undefined = Reflect.get(before, 'native')
  if (native) Object.assign(after, { native: watched(native, look) })
  return [{ target, name, before, after }]
}

function watched(call: Call, look: Look): Call {
  const after: Call = function (this: unknown, path, ...others) {
    const isDeep = others.some((each) => Reflect.get(Object(each), 'recursive') === true)
    const place = recorders.size > 0 ? placeOf(path) : undefined
    if (place !== undefined) toAll((each) => each.read(look === 'names' && isDeep ? 'tree' : look, place))
    return call.call(this, path, ...others)
  }
  return Object.defineProperties(after, Object.getOwnPropertyDescriptors(call))
}

function placeOf(path: unknown): string | undefined {
  if (typeof path === 'string') return isPlain(path) ? path : resolve(path)
  if (path instanceof URL && path.protocol === 'file:') return fileURLToPath(path)
  return Buffer.isBuffer(path) ? resolve(path.toString()) : undefined
}

/** Whether a path is absolute, with nothing to resolve. */
const isPlain = (path: string) =>
  path.startsWith('/') && !path.includes('/.') && !path.includes('//') && !path.endsWith('/')

/** The real path of a folder, or the path itself if it is not there. */
export function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
