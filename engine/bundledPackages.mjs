// Which packages the package holds code of, though it does not depend on them: their licences, and a list for audits.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const read = (path) => readFileSync(path, 'utf8')

/** The modules that a bundle has code of. */
export function bundledModules(output) {
  return output.flatMap(({ modules = {} }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  )
}

/** The packages of these modules, by name, each with its folder and its package.json. */
export function findPackages(modules) {
  const folders = modules.filter((id) => id.includes('node_modules')).map((id) => dirname(packageFile(id)))
  const packages = [...new Set(folders)].map((folder) => ({
    folder,
    ...JSON.parse(read(join(folder, 'package.json'))),
  }))
  return packages.sort((a, b) => (identityOf(a) < identityOf(b) ? -1 : 1))
}

const identityOf = ({ name, version }) => `${name} ${version}`

/** The nearest package.json with a version: some folders hold one that only sets the module type. */
export function packageFile(from) {
  for (let folder = dirname(from); ; folder = dirname(folder)) {
    const path = join(folder, 'package.json')
    if (existsSync(path) && JSON.parse(read(path)).version) return path
    if (folder === dirname(folder)) throw new Error(`No package.json above ${from}`)
  }
}

/** The licence texts of packages: those that differ in who holds the copyright only are one, below their notices. */
export function writeLicenses(packages) {
  const groups = new Map()
  for (const settings of packages) {
    const { name, version, license } = settings
    const texts = licenseTexts(settings)
    // Of several licences to choose from, one is taken.
    const lines = (/ OR /.test(license) ? texts.slice(0, 1) : texts).join('\n\n').split('\n')
    const text = lines
      .filter((line) => !isNotice(line))
      .join('\n')
      .trim()
    const notices = [`${name} ${version} (${license ?? 'see below'})`, ...lines.filter(isNotice)]
    const key = text.replace(/\s+/g, ' ')
    const group = groups.get(key) ?? { heads: [], text }
    groups.set(key, group)
    group.heads.push(notices.map((line) => line.trim()).join('\n'))
  }
  const texts = Array.from(groups.values(), ({ heads, text }) => `${[...heads, text].join('\n\n')}\n`)
  // Texts of one length are mostly the same licence, and packed smaller where they follow each other.
  return texts.sort((one, other) => one.length - other.length).join(`\n${'-'.repeat(80)}\n\n`)
}

const isNotice = (line) => /^\W*(?:copyright|\(c\)|©).*\d{4}/i.test(line)

/** What a package says of its licences, with the notices that these ask to pass on. */
export function licenseTexts({ folder }) {
  return readdirSync(folder)
    .filter((entry) => /^(?:(?:un)?licen[sc]e|notice)[^.]*(?:\.(?:md|txt))?$/i.test(entry))
    .sort()
    .map((entry) => read(join(folder, entry)).trim())
}

/**
 * The entries of a lock file that come with a package, by their paths, each with the paths of what it depends on. `kinds`
 * adds the optional ones: binaries, of which npm installs those for one system.
 */
export function installedPackages(locked, start, kinds = ['dependencies']) {
  const found = new Map([[start, []]])
  for (const [path, needs] of found)
    for (const name of kinds.flatMap((kind) => Object.keys(locked[path][kind] ?? {}))) {
      const dependency = findInstalled(locked, path, name)
      if (!dependency) throw new Error(`package-lock.json has no ${name}, which ${path} depends on`)
      needs.push(dependency)
      if (!found.has(dependency)) found.set(dependency, [])
    }
  return found
}

/** Where a package finds another one: beside it, or beside a package that holds it. */
function findInstalled(locked, from, name) {
  const path = `${from && `${from}/`}node_modules/${name}`
  if (locked[path]) return path
  return from
    ? findInstalled(locked, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
    : undefined
}
