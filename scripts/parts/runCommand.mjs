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

function toExitCode(signal) {
  return 128 + constants.signals[signal]
}
