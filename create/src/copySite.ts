import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { fill } from '../../engine/src/commands/createSite.ts'

/** What is installed or made, wherever it is. */
const madeAnywhere = /^(?:node_modules|\.git|\.sotay)$/

/** What the former engine or its packages made. Below the first level such a name may be a folder of notes. */
const madeAtTop = /^(?:build|\.docusaurus|package-lock\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/

const configName = /^docusaurus\.config\.[cm]?[jt]s$/
const vaultFolder = '.obsidian'

/**
 * Copies a Docusaurus site, a vault of Obsidian or a folder of notes, and lets the `package.json` of the copy ask for
 * Sotay. Gives the folders elsewhere that a config names and that were copied, too, and where to.
 */
export function copySite(old: string, folder: string, sotay: string): [from: string, to: string][] {
  if (!existsSync(old) || !statSync(old).isDirectory()) throw new Error(`There is no folder ${old}.`)
  const names = readdirSync(old)
  const config = names.find((name) => configName.test(name))
  if (!config && names.some((name) => name.startsWith('sotay.config.')))
    throw new Error(`${old} is a site of Sotay already. Copy it as it is.`)
  if (!config && !names.includes(vaultFolder) && !hasNotes(old))
    throw new Error(`There is no docusaurus.config.* in ${old}, and no note (.md, .mdx).`)
  if (!isOutside(folder, old)) throw new Error(`${folder} is in ${old}. Choose a folder elsewhere.`)
  const settings = withSotay(readSettings(join(old, 'package.json')), sotay)
  let brought: [from: string, to: string][] = []
  fill(folder, () => {
    copySources(old, folder)
    if (config) brought = bringFolders(old, folder, config)
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(settings, null, 2)}\n`)
    ignoreCache(join(folder, '.gitignore'))
  })
  return brought
}

function readSettings(file: string): Settings {
  if (!existsSync(file)) return { private: true }
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''))
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}. Correct it, then try again.`)
  }
}

/** Whether there is a note in a folder or below it. */
const hasNotes = (folder: string): boolean =>
  readdirSync(folder, { withFileTypes: true }).some((entry) =>
    entry.isDirectory()
      ? !madeAnywhere.test(entry.name) && hasNotes(join(folder, entry.name))
      : /\.mdx?$/.test(entry.name),
  )

function copySources(from: string, to: string): void {
  const filter = (path: string, copy: string) => {
    if (path === from) return true
    const state = lstatSync(path)
    if (state.isSymbolicLink() && isSource(path, from)) copyLink(path, copy, from)
    return (state.isFile() || state.isDirectory()) && isSource(path, from)
  }
  cpSync(from, to, { recursive: true, filter })
}

const isSource = (path: string, top: string) =>
  !madeAnywhere.test(basename(path)) && !(dirname(path) === top && madeAtTop.test(basename(path)))

/** A link within the site leads to the copy of its target; one that leads elsewhere stays with its own. */
function copyLink(path: string, copy: string, top: string): void {
  const target = resolve(dirname(path), readlinkSync(path))
  symlinkSync(isOutside(target, top) ? target : relative(dirname(path), target) || '.', copy)
}

const isOutside = (path: string, folder: string) => !join(path, sep).startsWith(join(folder, sep))

/** Copies the folders of notes that the config has elsewhere, such as `path: '../docs'`, and names the copies there. */
function bringFolders(old: string, folder: string, config: string): [from: string, to: string][] {
  const file = join(folder, config)
  const brought = new Map<string, string>()
  const text = readFileSync(file, 'utf8').replace(
    /(\bpath:\s*)(['"])((?:\.\.\/)+[^'"]*[^'"./])\/?\2/g,
    (written, before, quote, path: string) => {
      const from = resolve(old, path)
      if (!existsSync(from) || !statSync(from).isDirectory() || !isOutside(from, old)) return written
      const names = [basename(path), path.replaceAll('../', '').replaceAll('/', '-')]
      const to = brought.get(from) ?? names.find((name) => !existsSync(join(folder, name)))
      if (to === undefined) return written
      if (!brought.has(from)) copySources(from, join(folder, to))
      brought.set(from, to)
      return `${before}${quote}${to}${quote}`
    },
  )
  writeFileSync(file, text)
  return [...brought]
}

interface Settings {
  private?: boolean
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** The settings of a package with the commands of Sotay, and without the packages that only Docusaurus needs. */
export function withSotay(settings: Settings, sotay: string): Settings {
  const { scripts = {}, dependencies = {}, devDependencies = {} } = settings
  const own = Object.entries(scripts).filter(([, command]) => !/\bdocusaurus\b/.test(command))
  const commands = ['start', 'build', 'serve', 'check', 'deploy'].map((name) => [name, `sotay ${name}`])
  return {
    ...settings,
    scripts: Object.fromEntries([...own, ...commands]),
    dependencies: { ...withoutDocusaurus(dependencies), sotay },
    ...(settings.devDependencies && { devDependencies: withoutDocusaurus(devDependencies) }),
  }
}

const withoutDocusaurus = (packages: Record<string, string>) =>
  Object.fromEntries(Object.entries(packages).filter(([name]) => !/docusaurus|^@mdx-js\/react$/.test(name)))

function ignoreCache(file: string): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : 'node_modules/\n'
  const missing = ['build/', '.sotay/'].filter(
    (line) => !new RegExp(`^/?${line.replace('.', '\\.')}?$`, 'm').test(text),
  )
  if (missing.length > 0) writeFileSync(file, `${text.replace(/\n?$/, '\n')}${missing.join('\n')}\n`)
}
