import { runCommand } from './runCommand.mjs'

/** Runs a script with the Node that runs us; gives its exit code. */
export function runNode(script, args = [], options = {}) {
  return runCommand(process.execPath, [script, ...args], options)
}
