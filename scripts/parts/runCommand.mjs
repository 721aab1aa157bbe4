import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the repository's folder and returns its exit code. Signals that end this process end the program
 * first.
 */
export function runCommand(program, args, options = {}) {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
  // What is piped is printed by this process, so that a progress line makes room for it.
  child.stderr?.on('data', (text) => process.stderr.write(text))
  let received
  const passOn = (signal) => {
    received = signal
    child.kill(signal)
  }
  for (const signal of endingSignals) process.on(signal, passOn)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const each of endingSignals) process.off(each, passOn)
      if (received) process.exit(toExitCode(received))
      resolve(code ?? toExitCode(signal))
    })
  })
}

/** Runs a script with the same Node as this process; returns its exit code. */
export function runNode(script, args = [], options = {}) {
  return runCommand(process.execPath, [script, ...args], options)
}

/** Runs a command of the package, as `npx sotay` would; returns its exit code. */
export function runSotay(args) {
  return runNode('engine/bin/sotay.js', args)
}

/** Runs a tool that passes or fails as a whole, and counts it as one test. */
export async function runCheck(name, script, args) {
  const code = await runNode(script, args)
  console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`)
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

function toExitCode(signal) {
  return 128 + constants.signals[signal]
}
