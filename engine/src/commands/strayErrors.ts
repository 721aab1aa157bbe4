import { setTimeout } from 'node:timers/promises'
import { codeOrigin, unsettledFile } from '../config/siteCode.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import { renderedFile } from '../pages/live/liveErrors.ts'
import { isUnreachable, messageOf, stackOf } from '../std/errors.ts'

interface StrayListener {
  /** Code of the site threw where nothing awaits it: in a timer, an event, or a promise that was left alone. */
  onSiteCode(problem: Diagnostic): void
  /** Other code did, which is a bug. */
  onBug(error: unknown): void
}

/** Listens to errors that would end the process. Returns a function that stops listening. */
export function listenToStrays({ onSiteCode, onBug }: StrayListener): () => void {
  const listen = (error: unknown) => {
    const problem = explainStray(error)
    if (problem) onSiteCode(problem)
    else onBug(error)
  }
  process.on('uncaughtException', listen).on('unhandledRejection', listen)
  return () => process.off('uncaughtException', listen).off('unhandledRejection', listen)
}

/** Runs the work; adds the problems of stray errors to the list that it is given. */
export async function withStrays<Result>(
  work: (strays: () => Promise<Diagnostic[]>) => Promise<Result>,
): Promise<Result> {
  const strays: Diagnostic[] = []
  let stop = () => {}
  const bug = new Promise<never>((_, reject) => {
    stop = listenToStrays({ onSiteCode: (problem) => strays.push(problem), onBug: reject })
  })
  const found = async () => {
    // Lets the timers fire that are due, and promises that were rejected be reported.
    await setTimeout(1)
    return strays
  }
  try {
    return await Promise.race([work(found), bug])
  } finally {
    stop()
  }
}

function explainStray(error: unknown): Diagnostic | undefined {
  const stack = stackOf(error)
  // Only an error has a stack that names its file.
  const running = error instanceof Error ? undefined : unsettledFile()
  const file = codeOrigin.getStore() ?? renderedFile.getStore() ?? running
  if (!file && !/\.sotay[\\/]server|\bbundled:/.test(stack ?? '')) return undefined
  const where = { file: file ?? toSourcePath('.sotay/server'), stack }
  const problem = diagnose('stray-error', [messageOf(error)], where)
  // Nothing waits for the answer, so no page lacks it.
  return isUnreachable(error) ? { ...problem, level: 'warning' } : problem
}
