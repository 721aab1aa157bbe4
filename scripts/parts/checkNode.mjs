import { fail } from './fail.mjs'

const oldest = { major: 20, minor: 19 }

/** Stops with a clear message when this Node is older than the packages need. */
export function checkNode() {
  const found = process.versions.node
  if (isNewEnough(found)) return
  fail(
    `Sotay needs Node ${oldest.major}.${oldest.minor} or newer, but this is Node ${found}.`,
    'Install a newer one from https://nodejs.org, then run the command again.',
  )
}

/** Whether a version such as `20.19.0` is at least the oldest that works. */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor)
}
