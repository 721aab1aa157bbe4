/** What kind of entry raises which number of the version; the order is that of the weights. */
const groups = ['Breaking', 'New', 'Corrected']
const unreleased = '## Unreleased\n'

/**
 * What a release would be: its version, its notes, and the changelog that says so. A version without a tag is released
 * as it is; else the entries under "Unreleased" say which number is raised. Throws where that cannot be told.
 */
export function planRelease({ version, tags, changelog }) {
  const isFirst = !tags.includes(`v${version}`)
  const next = isFirst ? version : raise(version, groupsIn(changelog))
  if (isFirst && changelog.includes(unreleased))
    throw new Error(`Version ${version} is not released yet: move the entries under "Unreleased" to it.`)
  const written = isFirst ? changelog : changelog.replace(unreleased, `## ${next}\n`)
  return { version: next, changelog: written, notes: notesOf(written, next) }
}

/** The part of the changelog about one version. */
export function notesOf(changelog, version) {
  const [, part] = changelog.split(`\n## ${version}\n`)
  const notes = part?.split(/\n## /)[0].trim()
  if (!notes) throw new Error(`CHANGELOG.md says nothing of version ${version}.`)
  return notes
}

/** The headings under "Unreleased" that have entries. */
function groupsIn(changelog) {
  const [, part] = changelog.split(`\n${unreleased}`)
  if (part === undefined) throw new Error('CHANGELOG.md has no entries under "## Unreleased".')
  const [loose, ...parts] = part.split(/\n## /)[0].split(/^### /m)
  const found = parts.map((text) => text.split('\n')[0].trim())
  const unknown = found.find((name) => !groups.includes(name))
  if (unknown) throw new Error(`CHANGELOG.md has "### ${unknown}": write ${groups.join(', ')}.`)
  if (loose.trim() || found.length === 0)
    throw new Error(`Entries under "Unreleased" need a heading: ### ${groups.join(', ### ')}.`)
  return found
}

/** Before 1.0, the second number takes the place of the first, and the third that of the second. */
function raise(version, found) {
  const numbers = version.split('.').map(Number)
  const weight = groups.findIndex((name) => found.includes(name))
  const place = numbers[0] === 0 ? Math.max(1, Math.min(2, weight + 1)) : weight
  return numbers.map((number, index) => (index < place ? number : index === place ? number + 1 : 0)).join('.')
}
