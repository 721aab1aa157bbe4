import { type Dirent, existsSync, readdir, readdirSync, realpath, realpathSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { type GlobOptions, glob } from 'tinyglobby'
import { BuildFailed, diagnose, stopOnErrors } from '../diagnostics/diagnostic.ts'
import {
  acceptedNames,
  ancestorsOf,
  checkReadable,
  isFolderOutside,
  isThere,
  isUnnamed,
  leadsBack,
  stopOnUnlisted,
  systemError,
  whyNotListed,
} from './readFile.ts'

type Done = (error: NodeJS.ErrnoException | null, entries: Dirent[]) => void
type Followed = (error: NodeJS.ErrnoException | null, path: string) => void

interface FindOptions extends Pick<GlobOptions, 'dot' | 'ignore'> {
  /** Called for folders that cannot be listed or do not exist, and for names that are not UTF-8. */
  tell?: (errors: NodeJS.ErrnoException[]) => void
  /** Real paths: links to folders in none of these are not followed, and told. */
  within?: string[]
}

/**
 * The files of a folder that match, in any order. A pipe, or a link to nothing, with a name that matches is among them,
 * so that whoever reads it finds out. Links to a folder that they are in are not followed, because they have no end.
 * Patterns and names are compared composed (NFC); the paths are as on disk.
 */
export async function findFiles(
  folder: string,
  patterns: string | string[],
  { tell = stopOnUnlisted, within, ...options }: FindOptions = {},
): Promise<string[]> {
  const [root, errors] = [spelledOnDisk(folder), [] as NodeJS.ErrnoException[]]
  const spellings = new Spellings()
  const links = new Map<string, string>()
  // Left to itself, `glob` passes over all of these in silence.
  const list = (composed: string, settings: { withFileTypes: true }, done: Done) => {
    const path = spellings.onDisk(composed)
    if (isFolderOutside(path, within)) {
      errors.push(systemError('EXDEV', links.get(path) ?? path))
      return done(null, [])
    }
    readdir(path, settings, (error, entries) => {
      if (error) errors.push(...whyNotListed(path, error))
      const followed = (entries ?? []).filter((each) => !each.isSymbolicLink() || !leadsBack(path, each.name))
      const usual = followed.map((entry) =>
        isUsual(path, entry) ? entry : seenAs(entry, isLostFolder(path, entry)),
      )
      done(error, error ? entries : spellings.compose(composed, usual))
    })
  }
  const follow = (path: string, done: Followed) =>
    realpath(spellings.onDisk(path), (error, real) => done(error, links.set(real, path) && real))
  const fs = { readdir: list as typeof readdir, realpath: follow as unknown as typeof realpath }
  // Of a pattern that leads out, `glob` would begin where it leads.
  const ignored = [options.ignore ?? []].flat().filter((each) => !each.startsWith('../'))
  const found = await glob([patterns].flat().map(compose), {
    ...options,
    ignore: ignored.flatMap(bothForms),
    cwd: root,
    expandDirectories: false,
    fs,
  })
  const files = found.map((name) => {
    const path = join(root, name)
    const onDisk = spellings.ofListed(path)
    return onDisk === path ? name : relative(root, onDisk).replaceAll('\\', '/')
  })
  const unnamed = files.filter((name) => isUnnamed(join(root, name)))
  errors.push(...unnamed.map((name) => systemError('EILSEQ', join(root, name))))
  if (errors.length > 0) tell(errors)
  return unnamed.length > 0 ? files.filter((name) => !unnamed.includes(name)) : files
}

const compose = (text: string) => text.normalize('NFC')

/** A folder may hold a name in both forms; then one of them stays as it is. */
const bothForms = (pattern: string) => [...new Set([compose(pattern), pattern.normalize('NFD')])]

/** How names are spelled on disk that are not composed (NFC) there, by their composed paths. */
class Spellings {
  private readonly paths = new Map<string, string>()

  onDisk(composed: string): string {
    const path = join(composed, '.')
    return this.paths.get(path) ?? spelledOnDisk(path)
  }

  /** The same for what was among the entries of a folder, without reading the disk again. */
  ofListed = (composed: string): string => this.paths.get(composed) ?? composed

  /** The entries of a folder with composed names. */
  compose(folder: string, entries: Dirent[]): Dirent[] {
    const here = this.onDisk(folder)
    const names = new Set(entries.map(({ name }) => name))
    return entries.map((entry) => {
      const name = names.has(compose(entry.name)) ? entry.name : compose(entry.name)
      const path = join(folder, name)
      const onDisk = join(here, entry.name)
      if (path !== onDisk) this.paths.set(path, onDisk)
      return name === entry.name ? entry : renamed(entry, name)
    })
  }
}

const renamed = (entry: Dirent, name: string) =>
  Object.assign(Object.create(Object.getPrototypeOf(entry)), entry, { name }) as Dirent

/**
 * The path of what is there, as its names are spelled on disk: composed (NFC) or not, where the path may have the other
 * form. The path itself if nothing is there.
 */
export function spelledOnDisk(path: string): string {
  const parent = dirname(path)
  if (parent === path || compose(path) === path.normalize('NFD') || existsSync(path)) return path
  const folder = spelledOnDisk(parent)
  const name = compose(basename(path))
  const names = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : []
  return join(folder, names.find((each) => compose(each) === name) ?? basename(path))
}

/** Whether this is a link to nothing whose name is that of a folder. Packages hold some that nobody misses. */
function isLostFolder(folder: string, entry: Dirent): boolean {
  const isFolderName = /^[^._#~][^.]*$/.test(entry.name) && !folder.includes('node_modules')
  return isFolderName && entry.isSymbolicLink() && !existsSync(join(folder, entry.name))
}

/** Whether an entry of a folder is a file or a folder, or leads to one, and not a folder with the name of a note. */
function isUsual(folder: string, entry: Dirent): boolean {
  const path = join(folder, entry.name)
  const kind = entry.isSymbolicLink() ? existsSync(path) && statSync(path) : entry
  return kind && (kind.isFile() || (kind.isDirectory() && !fileName.test(entry.name)))
}

const fileName = /\.mdx?$|^_category_\.(?:json|ya?ml)$/

const seenAs = ({ name }: Dirent, isFolder: boolean) =>
  ({ name, isFile: () => !isFolder, isDirectory: () => isFolder, isSymbolicLink: () => false }) as Dirent

/** Whether the path is a file, not a folder. A path that the system refuses, such as one with a NUL, is none. */
export function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** The files below a folder (absolute) whose names match, by their paths from there. */
export function filesIn(
  folder: string,
  { isDeep, pattern }: { isDeep: boolean; pattern: RegExp },
): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: isDeep, encoding: 'utf8' }) : []
  const keys = names.map((name) => `./${name.replaceAll('\\', '/')}`).sort()
  const found = keys.map((key): [string, string] => [key, join(folder, key)])
  return new Map(found.filter(([key, path]) => pattern.test(key) && isFile(path)))
}

/** Folders of version control, of tools that know a password or a key, and of what they publish to; of vaults, too. */
const secretFolder =
  /(?:^|\/)\.(?:git|hg|svn|bzr|jj|ssh|aws|azure|gnupg|kube|docker|terraform|pulumi|obsidian|trash|config\/(?:gcloud|gh|op))(?:\/|$)/i

const secretNames = [
  String.raw`\.(?:env|envrc|npmrc|yarnrc\.yml|netrc|pypirc|pgpass|htpasswd|git-credentials|gitconfig|my\.cnf|mylogin\.cnf)`,
  String.raw`\.(?:dockercfg|dockerconfigjson|vault-token|s3cfg|boto|rclone\.conf|(?:cargo|gem)\/credentials)`,
  String.raw`\.(?:bash|zsh|sh|python|node_repl|irb|mysql|psql|sqlite|rediscli)_history`,
  String.raw`_netrc|id_(?:rsa|dsa|ecdsa|ed25519)|terraform\.tfstate|[^/]*\.(?:kdbx|ppk|p12|pfx)`,
]

const secretFile = new RegExp(
  String.raw`(?:^|\/)(?:${secretNames.join('|')})(?![\w/-]|\.(?:example|sample|template|pub))`,
  'i',
)

/**
 * Whether files of this name hold passwords and keys by custom, such as `.env`; `/` separates folders. What may follow
 * a name on Windows and still mean the same file (`.env::$DATA`) changes nothing.
 */
export function isSecretFile(path: string): boolean {
  return secretFolder.test(path) || secretFile.test(path)
}

/** Whether a path on disk (absolute) leads through a link to a file that holds secrets. */
export function leadsToSecret(path: string, siteDir: string): boolean {
  if (!existsSync(path)) return false
  const real = realpathSync.native(path)
  return real !== path && isSecretFile(relative(realpathSync.native(siteDir), real).replaceAll('\\', '/'))
}

/** The settings that name folders. */
export type SourceFolders = Record<'docs' | 'blog' | 'pages', { path: string }[]> & {
  i18n: { path: string }
  staticDirectories: string[]
}

/** The folders that a site is made from, as its settings name them; some may lie outside of the site's folder. */
export function sourceFolders({ docs, blog, pages, i18n, staticDirectories }: SourceFolders): string[] {
  return [...[...docs, ...blog, ...pages, i18n].map(({ path }) => path), ...staticDirectories]
}

export type PublishedPlaces = SourceFolders & { siteDir: string }

/**
 * The folders (absolute, by where they really are) from which links on disk may bring files into the site: its own,
 * those that its settings name, and the repository that it is in, whose other parts it may show.
 */
export function publishedFolders(config: PublishedPlaces): string[] {
  const named = sourceFolders(config).map((folder) => spelledOnDisk(resolve(config.siteDir, folder)))
  const real = [config.siteDir, ...named].filter(isThere).map((folder) => realpathSync.native(folder))
  const repository = real[0] && repositoryOf(real[0])
  return repository ? [...real, repository] : real
}

/** The folder of the repository around a folder; not that of all that a person has. */
function repositoryOf(folder: string): string | undefined {
  const found = ancestorsOf(folder).find((each) => isThere(join(each, '.git')))
  return found === homedir() ? undefined : found
}

/** The folders of a site and its config file. Absolute. */
export interface ConfigPlace {
  siteDir: string
  configPath: string
}

/** Finds the config file of a site: `configFile` if given, else the first of the accepted names. */
export async function findConfigFile(siteDir: string, configFile?: string): Promise<ConfigPlace> {
  await checkFolder(siteDir)
  const names = configFile === undefined ? acceptedNames : [configFile]
  const paths = names.map((name) => resolve(siteDir, name))
  const configPath = paths.find(isFile)
  // The bundler would wait for a pipe of this name.
  const manifest = resolve(siteDir, 'package.json')
  stopOnErrors([...(configPath ? [] : paths), manifest].flatMap((path) => checkReadable(siteDir, path)))
  if (configPath) return { siteDir, configPath }
  const vault = existsSync(resolve(siteDir, vaultFolder)) ? vaultFolder : undefined
  const foreign = configFile === undefined ? (findForeignConfig(siteDir) ?? vault) : undefined
  const above = configFile === undefined ? findSiteAbove(siteDir) : undefined
  const misnamed = configFile === undefined ? readdirSync(siteDir).find(isNearlyConfig) : undefined
  throw new BuildFailed([diagnose('missing-config', [siteDir, names, foreign, above, misnamed])])
}

/** Whether a file was meant as the config, and has another name or ending, as `sotay.config.json` has. */
const isNearlyConfig = (name: string) => /^\.?sotay[._-]?conf(?:ig)?\.[a-z]+$/i.test(name)

/** The nearest folder above this one that holds a config file. */
function findSiteAbove(folder: string): string | undefined {
  const parent = dirname(folder)
  if (parent === folder) return undefined
  return acceptedNames.some((name) => isFile(join(parent, name))) ? parent : findSiteAbove(parent)
}

/** The folder by which a vault of Obsidian is known. */
export const vaultFolder = '.obsidian'

/** Names of the config file of a Docusaurus site. */
export const foreignNames = acceptedNames.map((name) => name.replace('sotay', 'docusaurus'))

/** The name of the config file of a Docusaurus site in a folder, if there is one. */
export function findForeignConfig(siteDir: string): string | undefined {
  return foreignNames.find((name) => isFile(resolve(siteDir, name)))
}

async function checkFolder(path: string): Promise<void> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats?.isDirectory())
    throw new BuildFailed([diagnose('missing-site-folder', [path, stats !== undefined])])
}
