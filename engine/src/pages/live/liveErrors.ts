import { AsyncLocalStorage } from 'node:async_hooks'
import { Script } from 'node:vm'
import { afterMissing, type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import type { LivePart } from '../../markdown/document.ts'
import type { SourcePath } from '../../model/paths.ts'
import { browserNames, errorMessages, messageOf, missingUses, stackOf } from '../../std/errors.ts'
import { asSentence } from '../../std/text.ts'

/** How long components of a site may take for one part of a page, in ms; `SOTAY_PATIENCE` is in seconds. */
const patience = 1000 * (Number(process.env.SOTAY_PATIENCE) || 5)

const call = new Script('globalThis[Symbol.for("sotay.work")]()')

/**
 * Runs work that calls code of the site, and throws if it does not end: React renders a component that holds itself for
 * ever. Only this function of Node can interrupt running code. On a machine that is busy with something else the work
 * begins again and gets twice the time, until it has had the processor for half of `limit` (in ms).
 */
export function withinTime<Result>(
  work: () => Result,
  limit = patience,
  { wait = limit, spent = 0 } = {},
): Result {
  Reflect.set(globalThis, Symbol.for('sotay.work'), work)
  const before = process.cpuUsage()
  try {
    return call.runInThisContext({ timeout: wait })
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    const { user, system } = process.cpuUsage(before)
    const used = spent + (user + system) / 1000
    if (used < limit / 2 && wait < 8 * limit) return withinTime(work, limit, { wait: 2 * wait, spent: used })
    const reason = 'a component renders itself without end, or a loop never ends'
    throw new Error(`it did not end within ${limit / 1000} seconds: ${reason}`)
  }
}

/** The file whose components are rendered or were, in what these began: their timers and promises. */
export const renderedFile = new AsyncLocalStorage<SourcePath>()

/** Renders components of a file of the site within the time that they may take. */
export const renderCodeOf = <Result>(file: SourcePath, work: () => Result): Result =>
  renderedFile.run(file, () => withinTime(work))

/**
 * Renders components of a file of the site. After one has used what stands for a missing import, a failure is a warning,
 * and what is left without the components that fail is rendered.
 */
export function renderCode(
  file: SourcePath,
  work: () => string,
  explain: (error: unknown) => Diagnostic,
): { html: string; diagnostics: Diagnostic[] } {
  const render = () => renderCodeOf(file, work)
  const { result, problem } = tryCode(render, explain)
  if (!problem) return { html: result!, diagnostics: [] }
  const isLost = problem.level === 'error'
  return { html: isLost ? '' : (withoutFailing(render) ?? ''), diagnostics: [problem] }
}

/** Runs code of the site. Gives its problem if it throws: a warning once it has used what stands for a missing import. */
export function tryCode<Result>(
  work: () => Result,
  explain: (error: unknown) => Diagnostic,
): { result?: Result; problem?: Diagnostic } {
  const before = missingUses().count
  try {
    return { result: work() }
  } catch (error) {
    const problem = explain(error)
    return { problem: missingUses().count === before ? problem : afterMissing(problem) }
  }
}

/** Renders again, each component on its own: see `sharedReact.ts`. */
function withoutFailing<Result>(render: () => Result): Result | undefined {
  missingUses().isLeftOut = true
  try {
    return render()
  } catch {
    return undefined
  } finally {
    missingUses().isLeftOut = false
  }
}

/** Explains an error that React threw while rendering a part of a note, with its place in the note. */
export function explainLiveError(
  error: unknown,
  { name, where }: Pick<LivePart, 'name' | 'where'>,
): Diagnostic {
  const [message = ''] = errorMessages(error)
  const [, unknown] = /^(\S+) is not defined$/.exec(message) ?? []
  const shown = shorten(name)
  const stack = stackOf(error)
  if (unknown) {
    const code = browserNames.has(unknown) ? 'browser-only-in-note' : 'undefined-in-note'
    return diagnose(code, [shown, unknown], { ...where, stack })
  }
  const [, got] = /^Element type is invalid: .* but got: (\w+)/.exec(message) ?? []
  if (got)
    return diagnose(
      'live-part-failed',
      [shown, `a component in it is ${got.replace(/^object$/, 'an object')}, not something to render.`],
      where,
    )
  return diagnose('live-part-failed', [shown, failureReason(error)], { ...where, stack })
}

/** Explains an error in a note's module code, thrown before any part of the note was rendered. */
export function explainNoteCodeError(error: unknown, { module }: LivePart): Diagnostic {
  const where = { file: module, stack: stackOf(error) }
  return explainLiveError(error, { name: 'An export of this note', where })
}

/** Shortens the name of a live part, which may be a long expression. */
const shorten = (name: string) => {
  const line = name.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…}` : line
}

/** The messages of an error and of its causes, as sentences. */
export function failureReason(error: unknown): string {
  if (messageOf(error).startsWith('A component suspended'))
    return 'A component waits for a promise, but pages are rendered at once. Await it at the top of the module'
  return errorMessages(error).map(asSentence).join(' Cause: ')
}
