import { runNode } from './runNode.mjs'

/** Runs a command of the package, as `npx sotay` would; gives its exit code. */
export function runSotay(args) {
  return runNode('engine/bin/sotay.js', args)
}
