// Written for Nodes that are too old for all else: they say so instead of failing at the first line that they cannot read.

const oldest = { major: 20, minor: 19 }

/** Whether a version such as `20.19.0` is at least the oldest that works. */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor)
}

/** What to tell somebody whose Node is older. */
export const tooOld = (version) =>
  `Sotay needs Node ${oldest.major}.${oldest.minor} or newer, but this is Node ${version}.
Install a newer one from https://nodejs.org, then run the command again.`
