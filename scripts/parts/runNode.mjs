import { runCommand } from './runCommand.mjs'

/** Runs a script with the same Node as this process; returns its exit code. */
export function runNode(script, args = [], options = {}) {
  return runCommand(process.execPath, [script, ...args], options)
}
