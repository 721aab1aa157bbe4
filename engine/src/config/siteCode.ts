import { AsyncLocalStorage } from 'node:async_hooks'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, Script } from 'node:vm'
import { BuildFailed, type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { type SourcePath, toSourcePath } from '../model/paths.ts'
import { findReplaced, restoreBuiltIns, takeBackAdditions } from '../std/builtIns.ts'
import { once } from '../std/collections.ts'
import { isThere, readBytes } from './readFile.ts'

/** The file of the site whose code runs or was begun by it, also in its timers and promises. */
export const codeOrigin = new AsyncLocalStorage<SourcePath | undefined>()

/** How long code of a site may keep a command waiting, in ms; `SOTAY_PATIENCE` is in seconds. */
const patience = 1000 * (Number(process.env.SOTAY_PATIENCE) || 60)

/**
 * Runs code of a site. Throws what it throws, and also if it does not settle within a minute, or adds to what all lists
 * and objects have: loops anywhere in the build would find that.
 */
export async function runSiteCode<Result>(
  file: SourcePath | undefined,
  work: () => Result | Promise<Result>,
  { isOptional = false } = {},
): Promise<Result> {
  const run: Run = { file, isOptional, giveUp: () => {} }
  unsettled.add(run)
  try {
    return await withPatience(
      codeOrigin.run(file, async () => work()),
      run,
    )
  } finally {
    noteReplacements(file)
    unsettled.delete(run)
    refuseAdditions()
  }
}

let insideFolder = 0
let former = ''

/** Runs code of a site in its folder, as Docusaurus does: plugins of PostCSS look for their settings there. */
export async function runInFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  if (insideFolder++ === 0) {
    former = process.cwd()
    process.chdir(folder)
  }
  try {
    return await work()
  } finally {
    if (--insideFolder === 0) process.chdir(former)
  }
}

/** Code of a site that has not settled yet. */
interface Run {
  file: SourcePath | undefined
  /** Whether the command can do without its result. */
  isOptional: boolean
  giveUp: () => void
}

const unsettled = new Set<Run>()

/** The file whose code a command still waits for. */
export const unsettledFile = (): SourcePath | undefined =>
  [...unsettled].find(({ file }) => file !== undefined)?.file

/** Gives up on code that a command can do without, because nothing is left that could settle it. Returns whether there is some. */
export function giveUpOptional(): boolean {
  const optional = [...unsettled].filter(({ isOptional }) => isOptional)
  // Not at once: the process goes on as long as something is to be done.
  for (const { giveUp } of optional) setImmediate(giveUp)
  return optional.length > 0
}

/** Interrupting needs a call through a context of its own. */
const call = new Script('run()')
const openContext = once(() => createContext({}))

/** Gives what work gives that nothing else interrupts. Throws (`ERR_SCRIPT_EXECUTION_TIMEOUT`) after so many ms. */
export function runWithin<Result>(patience: number, run: () => Result): Result {
  return call.runInContext(Object.assign(openContext(), { run }), { timeout: patience })
}

/** A function among the settings failed. */
export class SettingFailed extends BuildFailed {
  constructor(
    problem: Diagnostic,
    /** The key path of the setting. */
    readonly path: PropertyKey[],
  ) {
    super([problem])
  }
}

/** Thrown in place of code that does not settle. */
export class NeverSettled extends Error {}

async function withPatience<Result>(work: Promise<Result>, run: Run): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    run.giveUp = () => reject(new NeverSettled(`it did not settle within ${patience / 1000} seconds`))
    // Where nothing else is left to wait for, Node ends and the command says so at once.
    timer = setTimeout(run.giveUp, patience).unref()
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A change of a built-in prototype; `written` is how the code names it. */
export class BuiltInChanged extends Error {
  constructor(readonly written: string) {
    super(`it adds ${written}, which every value of the build would have`)
  }
}

/** Takes back what was added, so that the problem can be reported and a server goes on. */
function refuseAdditions(): void {
  const added = takeBackAdditions()
  if (added !== undefined) throw new BuiltInChanged(added)
}

/** A built-in function that code of the site has replaced, and the file that did. */
export interface Replacement {
  file: SourcePath | undefined
  written: string
}

let replaced: Replacement | undefined

/** Remembers the first built-in function that code of the site has replaced. Packages do so, and mostly all is well. */
function noteReplacements(file: SourcePath | undefined): void {
  const written = replaced ? undefined : findReplaced()
  if (written !== undefined) replaced = { file, written }
}

/** Restores all built-in functions, so that a failure can be reported. Gives the first that was another. */
export function takeBackReplacements(): Replacement | undefined {
  noteReplacements(undefined)
  const found = replaced
  replaced = undefined
  if (found) restoreBuiltIns()
  return found
}

/** Where the thread that watches finds the function below, in the thread that it has halted. */
const door = Symbol.for('sotay.endless')

/**
 * Calls `end` with a problem when code of the site runs for a minute without a pause. Nothing else can interrupt such
 * code: timers wait for it. Without this call nobody watches.
 */
export function onEndlessCode(end: (problem: Diagnostic) => void): void {
  Reflect.set(globalThis, door, (stack: string) => {
    const problem = explainStack(stack)
    if (problem) end(problem)
  })
}

let isWatched = false

/** Starts to watch if the code might never end. A config of plain settings cannot, and costs nothing. */
export function watchIfEndless(code: string): void {
  for (const address of importedPackages(code)) packages.add(address)
  if (isWatched || !Reflect.has(globalThis, door) || !mayBeEndless(code)) return
  isWatched = true
  const pulse = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => pulse[0]!++, 500).unref()
  const source = `(${watch})(require('node:worker_threads').workerData, require('node:inspector'))`
  const workerData = { pulse, seconds: patience / 1000 }
  // Commands that run no such code need not wait for it.
  const { Worker } = process.getBuiltinModule('worker_threads')
  new Worker(source, { eval: true, workerData, env: {}, execArgv: [] }).unref()
}

const mayBeEndless = (code: string) =>
  /\bwhile\s*\(|\bfor\s*\(|\bdo\s*\{/.test(code) || importedPackages(code).length > 0

/** The folders of the packages that code of the site imports, as addresses. */
const packages = new Set<string>()

/** The folders of these packages. Absolute. */
export const packagesOfSite = (): string[] => [...packages].map((address) => fileURLToPath(address))

/** Whether code of the site, or of a package that it imports, is being called. */
export function isSiteCode(stack = ''): boolean {
  if (codeOrigin.getStore() !== undefined) return true
  if (/\bbundled:|data:text\/javascript|[\\/]\.sotay[\\/]server[\\/]/.test(stack)) return true
  return [...packages].some((address) => stack.includes(address) || stack.includes(fileURLToPath(address)))
}

/** Has the package around a module (its address) count as one that code of the site imports. */
export const notePackage = (address: string) => void packages.add(packageOf(address))

function importedPackages(code: string): string[] {
  const written = /\b(?:from|import)\s*(?:\(\s*)?["'](file:[^"']*)/g
  const addresses = Array.from(code.matchAll(written), ([, address]) => address!)
  return addresses.filter((each) => !each.startsWith(engine)).map(packageOf)
}

const packageOf = (address: string) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(address)?.[0] ?? address

/** The address of the package, which the settings of most sites import. */
const engine = new URL('.', import.meta.url).href

/**
 * Runs in a thread of its own, from its text. Code that waits for another program has no pulse either, but goes on as
 * soon as it can be halted, so it is halted twice.
 */
function watch(
  { pulse, seconds }: { pulse: Int32Array; seconds: number },
  { Session }: typeof import('node:inspector'),
): void {
  const session = new Session()
  let [last, still, halts, isAsked] = [-1, 0, 0, false]
  session.on('Debugger.paused', ({ params }) => {
    const { callFrameId } = params.callFrames[0]!
    const expression = ++halts > 1 ? 'globalThis[Symbol.for("sotay.endless")](new Error().stack)' : '0'
    session.post('Debugger.evaluateOnCallFrame', { callFrameId, expression })
    session.post('Debugger.resume', () => {
      isAsked = false
      // A process with a debugger would wait for it at its end.
      session.disconnect()
    })
  })
  setInterval(() => {
    if (pulse[0] !== last) [last, still, halts] = [pulse[0]!, 0, 0]
    else if (++still >= seconds && !isAsked) {
      isAsked = true
      session.connectToMainThread()
      session.post('Debugger.enable')
      session.post('Debugger.pause')
    }
  }, 1000)
}

function explainStack(stack: string): Diagnostic | undefined {
  const [, bundled] = /bundled:([^\s()]+?):\d+:\d+/.exec(stack) ?? []
  const file =
    codeOrigin.getStore() ?? (bundled ? toSourcePath(relative('.', bundled)) : findPackageFile(stack))
  return file === undefined ? undefined : diagnose('endless-code', [patience / 1000], { file, stack })
}

/** The file of a package that code of the site imports, from its folder `node_modules` on. */
function findPackageFile(stack: string): SourcePath | undefined {
  const addresses = stack.match(/file:[^\s()]+(?=:\d+:\d+)/g) ?? []
  const found = addresses.find((address) => packages.has(packageOf(address)))
  return found === undefined
    ? undefined
    : toSourcePath(decodeURI(found).replace(/^.*\/(?=node_modules\/)/, ''))
}

/**
 * What imports of a site may begin with, by its `tsconfig.json`, and the folders (absolute) that it means: Docusaurus
 * needs a plugin for that. Names of packages and of the theme stay what they are.
 */
export function aliasesOf(siteDir: string): Record<string, string> {
  const file = ['tsconfig.json', 'jsconfig.json'].map((name) => join(siteDir, name)).find(isThere)
  const text = file ? readBytes(file).toString() : ''
  const [, base = '.'] = /"baseUrl"\s*:\s*"([^"]*)"/.exec(text) ?? []
  const [, paths = ''] = /"paths"\s*:\s*\{([^{}]*)\}/.exec(text) ?? []
  const found = paths.matchAll(/"([^"*]+)\/\*"\s*:\s*\[\s*"([^"*]*)\*"/g)
  const aliases = Array.from(found, ([, name, folder]) => [name!, resolve(siteDir, base, folder!)] as const)
  const isOwn = (name: string, folder: string) =>
    !/^@(?:site|theme.*|docusaurus|generated)(?:\/|$)/.test(name) &&
    isThere(folder) &&
    !folder.includes('node_modules')
  return Object.fromEntries(aliases.filter(([name, folder]) => isOwn(name, folder)))
}
