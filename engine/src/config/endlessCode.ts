import { relative } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { codeOrigin, patience } from './siteCode.ts'

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
  if (isWatched || !Reflect.has(globalThis, door) || !mayBeEndless(code)) return
  isWatched = true
  const pulse = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => pulse[0]!++, 500).unref()
  const source = `(${watch})(require('node:worker_threads').workerData, require('node:inspector'))`
  const workerData = { pulse, seconds: patience / 1000 }
  new Worker(source, { eval: true, workerData, env: {}, execArgv: [] }).unref()
}

function mayBeEndless(code: string): boolean {
  const packages = Array.from(code.matchAll(/\bfrom\s*["'](file:[^"']*)/g), ([, address]) => address!)
  return /\bwhile\s*\(|\bfor\s*\(|\bdo\s*\{/.test(code) || packages.some((each) => !each.startsWith(engine))
}

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
  const file = codeOrigin.getStore() ?? (bundled ? toSourcePath(relative('.', bundled)) : undefined)
  return file === undefined ? undefined : diagnose('endless-code', [patience / 1000], { file, stack })
}
