import { runNode } from './runNode.mjs'

/** Runs a command of the package, as `npx sotay` would; returns its exit code. */
export function runSotay(args) {
  return runNode('engine/bin/sotay.js', args)
}
