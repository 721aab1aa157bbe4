import { Script } from 'node:vm'

/** How long components of a site may take for one part of a page, in ms; `SOTAY_PATIENCE` is in seconds. */
const patience = 1000 * (Number(process.env.SOTAY_PATIENCE) || 5)

const call = new Script('globalThis[Symbol.for("sotay.work")]()')

/**
 * Runs work that calls code of the site, and throws if it does not end: React renders a component that holds itself for
 * ever. Only this function of Node can interrupt running code.
 */
export function withinTime<Result>(work: () => Result): Result {
  Reflect.set(globalThis, Symbol.for('sotay.work'), work)
  try {
    return call.runInThisContext({ timeout: patience })
  } catch (error) {
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    const reason = 'a component renders itself without end, or a loop never ends'
    throw new Error(`it did not end within ${patience / 1000} seconds: ${reason}`)
  }
}
