import { isNewEnough, tooOld } from '../../engine/bin/nodeVersion.js'
import { fail } from './fail.mjs'

/** Stops with a clear message when this Node is older than the packages need. */
export function checkNode() {
  const found = process.versions.node
  if (!isNewEnough(found)) fail(tooOld(found))
}
