import { closeSync } from 'node:fs'
import process from 'node:process'
import { codeOrigin, giveUpOptional, onEndlessCode, unsettledFile } from '../config/siteCode.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import { rememberProcess } from '../std/builtIns.ts'
import { runCommand } from './commandLine.ts'
import { report, reportFailure } from './terminal.ts'

/** Commands that go on until they are ended. */
const serving = new Set(['start', 'serve'])

const [, , command = ''] = process.argv

const { exit, reallyExit } = process as typeof process & { reallyExit(code?: number): never }
// Code of the site that ends the process would end the command as if all were well.
for (const name of ['exit', 'reallyExit', 'abort'])
  Reflect.set(process, name, (code?: unknown) => {
    throw new Error(`process.${name}(${code ?? ''}) was called`)
  })
const { kill } = process
process.kill = (pid, signal) => {
  const isOwn = pid === process.pid && signal !== 0 && codeOrigin.getStore() !== undefined
  if (isOwn) throw new Error('process.kill(process.pid) was called')
  return kill.call(process, pid, signal)
}
process.on('uncaughtException', (error) => {
  // A command that has a listener of its own knows more.
  if (process.listenerCount('uncaughtException') === 1) failAtOnce(error)
})
process.on('beforeExit', tellUnsettled)
// `head` and the like close what they read as soon as they have enough, which is no failure.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
onEndlessCode((problem) => {
  report([problem])
  // Node would say there that it waits for a debugger.
  closeSync(2)
  end(1)
})
rememberProcess()
await runCommand(process.argv)
process.off('beforeExit', tellUnsettled)
endIfDone()

/** Reports that nothing is left to do, although a promise is still awaited. */
function tellUnsettled(): void {
  if (giveUpOptional()) return
  const file = unsettledFile()
  failAtOnce(new BuildFailed([diagnose('never-settled', ['command'], file && { file })]))
}

/** Ends the process, although timers and connections that the code of the site has opened may still wait. */
function endIfDone(): void {
  if (serving.has(command) && !process.exitCode) return
  process.stdout.write('', () => process.stderr.write('', () => end()))
}

/** Reports an error that no `await` catches, such as one thrown in an event listener. */
function failAtOnce(error: unknown): void {
  reportFailure(error)
  end(1)
}

/** Ends the process with this code, whatever listeners of the site do then. */
function end(code?: number): never {
  const status = code ?? (Number(process.exitCode) || 0)
  Reflect.set(process, 'exit', () => {})
  Reflect.set(process, 'reallyExit', () => reallyExit.call(process, status))
  try {
    return exit(status)
  } catch (error) {
    reportFailure(error)
    return reallyExit.call(process, 1)
  }
}
