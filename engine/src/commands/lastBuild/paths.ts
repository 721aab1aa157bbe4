import { randomBytes } from 'node:crypto'
import fs, { type Stats } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve, sep } from 'node:path'
import { temporaryEnding } from '../../bundle/cache/cacheFile.ts'
import { packageFolder } from '../../bundle/modulePaths.ts'
import { ancestorsOf, fileState, hashBytes, isYoung, readingNote } from '../../config/readFile.ts'

/** As they are before anybody watches them. */
const {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} = fs

/**
 * What is looked at of a path: the file, or what else is there; the names in a folder; all below a folder but for
 * packages.
 */
export type Look = 'entry' | 'names' | 'tree'

/** The present time by the clock of the file system of a path, in milliseconds; undefined where nothing can be written. */
export function timeOfFiles(path: string): number | undefined {
  const probe = `${path}.${randomBytes(4).toString('hex')}${temporaryEnding}`
  try {
    mkdirSync(dirname(probe), { recursive: true })
    writeFileSync(probe, '')
    const { ctimeMs } = statSync(probe)
    rmSync(probe)
    return ctimeMs
  } catch {
    return undefined
  }
}

/**
 * The state of a path, as a text that differs after every change: of a file its number, size and times. A file may
 * change twice in one tick of the clock, so what changed just before the moment `at` counts with its contents too.
 */
export function stateOf(look: Look, path: string, at: number): string {
  if (look === 'entry') return stateAt(findEntry(path), at)
  if (look === 'names') return orCode(() => hashBytes(listNames(path).join('\0')))
  return path === engineCode ? stateOfEngine(at) : hashStates(entriesOfTree(path), at)
}

/** With a mark of what each is: who lists a folder goes on into those in it, and looks at no other file there. */
const listNames = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .map((entry) => entry.name + (entry.isDirectory() ? '/' : entry.isSymbolicLink() ? '@' : ''))
    .sort()

const entriesOfTree = (path: string) => walkTree(path, { isSkipped: isOfPackage })

/** The folder of the engine's code. */
export const engineCode = join(packageFolder(), 'dist')
let ofEngine: Entry[] | undefined

/** Looked at once: code that changes while a process runs is not what it runs. */
function stateOfEngine(at: number): string {
  ofEngine ??= entriesOfTree(engineCode)
  return hashStates(ofEngine, at)
}

/** What the system refuses is a state, too. */
function orCode<Result>(look: () => Result): Result | string {
  try {
    return look()
  } catch (error) {
    return `${(error as NodeJS.ErrnoException).code}`
  }
}

const isOfPackage = (path: string) => path.endsWith(`${sep}node_modules`)

/** What is at a path. */
export interface Entry {
  path: string
  /** What the system tells of it. */
  told: string
  /** When the file that is there, or at the end of a link, changed last, in milliseconds; 0 if there is none. */
  changedAt: number
  /** A hash of what it holds, taken once when it is needed. */
  contents?: string
}

/** Finds what is at a path. */
export function findEntry(path: string): Entry {
  const found = orCode((): Entry => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (!stats?.isSymbolicLink()) return toEntry(path, stats)
    return toEntry(path, statSync(path, { throwIfNoEntry: false }), `link ${readlinkSync(path)} `)
  })
  return typeof found === 'string' ? { path, told: found, changedAt: 0 } : found
}

function toEntry(path: string, stats: Stats | undefined, before = ''): Entry {
  const kind = stats?.isDirectory() ? 'folder' : stats ? 'other' : 'none'
  if (!stats?.isFile()) return { path, told: before + kind, changedAt: 0 }
  const { ctimeMs } = stats
  return { path, told: `${before}${fileState(stats)} ${ctimeMs}`, changedAt: ctimeMs }
}

/** The state of a file as `fileState` gives it: without the time that another link to it changes. */
export const untilChanged = ({ told }: Entry): string => told.slice(0, told.lastIndexOf(' '))

/** The state of what was found. */
export function stateAt(entry: Entry, at: number): string {
  const { path, told, changedAt } = entry
  if (!isYoung(changedAt, at)) return told
  entry.contents ??= orCode(() => hashBytes(readingNote(path, () => readFileSync(path))))
  return `${told} ${entry.contents}`
}

/** Whether a state is that of a file itself, at the end of no link. */
export const isFileState = (state: string): boolean => /^\d/.test(state)

/** Whether a name is that of a folder that is looked at in other ways. */
export const isLeftOut = (name: string): boolean => name === 'node_modules' || name === '.git'

/** Which paths below a folder are passed over, and who is told of links to folders whose files are not among the others. */
export interface Walk {
  isSkipped(path: string): boolean
  leadsOut?(link: string): void
  /** What is in a folder, where it is known. */
  known?(folder: string): Entry[] | undefined
}

/** Finds all below a folder that is not skipped. No link to a folder is followed: it may lead to everything. */
export function walkTree(folder: string, { isSkipped, leadsOut, known }: Walk): Entry[] {
  const entries: Entry[] = []
  const root = orCode(() => realpathSync(folder))
  const visit = (parent: string): void => {
    const found = known?.(parent)
    for (const entry of found ?? []) entries.push(entry)
    if (found) return
    const names = orCode(() => readdirSync(parent).sort())
    if (typeof names === 'string') return void entries.push({ path: parent, told: names, changedAt: 0 })
    for (const name of names) {
      const path = parent + sep + name
      if (isSkipped(path)) continue
      const entry = findEntry(path)
      entries.push(entry)
      if (entry.told === 'folder') visit(path)
      else if (entry.told.startsWith('link ') && entry.told.endsWith(' folder') && !isVisited(path))
        leadsOut?.(path)
    }
  }
  const isVisited = (link: string) => {
    const target = realpathSync(link)
    if (!`${target}${sep}`.startsWith(`${root}${sep}`)) return false
    const inside = ancestorsOf(join(folder, target.slice(root.length)))
    return !inside.slice(0, inside.indexOf(folder)).some(isSkipped)
  }
  visit(folder)
  return entries
}

/** The states of entries, as one hash. */
export const hashStates = (entries: Entry[], at: number): string =>
  hashBytes(entries.map((entry) => `${entry.path}\0${stateAt(entry, at)}\n`).join(''))

/** False where the permissions of Node end, too: there it would throw. */
const isThere = (path: string) => orCode(() => existsSync(path)) === true

type Place = [look: Look, path: string]

/** What every build of a site depends on besides the folder of the site, and may read past Node's functions. */
export function surroundingsOf(siteDir: string): Place[] {
  return [
    ...placesOfEngine(),
    ...placesOfGit(siteDir),
    ...installsAbove(siteDir),
    ['entry', '/etc/localtime'],
  ]
}

/** The code that runs, and the versions of what it depends on. */
function placesOfEngine(): Place[] {
  const folder = packageFolder()
  const { dependencies, peerDependencies } = readManifest(folder)
  const names = Object.keys({ ...dependencies, ...peerDependencies })
  const manifests = names.flatMap((name) => lookUp(join(name, 'package.json'), folder))
  return [
    ['tree', engineCode],
    ['entry', join(folder, 'package.json')],
    ...manifests,
    ...installsAbove(folder),
  ]
}

/** The files that package managers write at each installation. */
const installed = ['.package-lock.json', '.modules.yaml', '.yarn-integrity', '.yarn-state.yml']

const installsAbove = (folder: string) =>
  ancestorsOf(folder).flatMap((parent) =>
    installed.map((name): Place => ['entry', join(parent, 'node_modules', name)]),
  )

/** The places where a file of a package is looked for, up to the one where it is. */
function lookUp(path: string, from: string): Place[] {
  const places = ancestorsOf(from).map((folder) => join(folder, 'node_modules', path))
  const found = places.findIndex((place) => isThere(place))
  return places.slice(0, found < 0 ? undefined : found + 1).map((place) => ['entry', place])
}

/** All files of packages (their folders) and of those that they depend on. */
export function placesOfPackages(folders: string[]): Place[] {
  const found = new Map<string, Place[]>()
  const visit = (folder: string): void => {
    if (found.has(folder)) return
    found.set(folder, [['tree', folder]])
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const places = lookUp(join(name, 'package.json'), folder)
      found.get(folder)!.push(...places)
      const [, last] = places.at(-1) ?? []
      if (last && isThere(last)) visit(dirname(last))
    }
  }
  for (const folder of folders) visit(folder.replace(/[\\/]$/, ''))
  return [...found.values()].flat()
}

interface Manifest {
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

function readManifest(folder: string): Manifest {
  const path = join(folder, 'package.json')
  return isThere(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** What the log of git depends on: the commit that is checked out, and settings about names of authors. */
function placesOfGit(siteDir: string): Place[] {
  const { env } = process
  const settings = [
    join(homedir(), '.gitconfig'),
    join(env.XDG_CONFIG_HOME ?? join(homedir(), '.config'), 'git/config'),
    '/etc/gitconfig',
  ].map((path): Place => ['entry', path])
  const above = ancestorsOf(siteDir).map((folder) => join(folder, '.git'))
  const index = above.findIndex((path) => isThere(path))
  const dots = above.slice(0, index < 0 ? undefined : index + 1).map((path): Place => ['entry', path])
  const found = above[index]
  return [...settings, ...dots, ...(found === undefined ? [] : placesOfRepository(found))]
}

function placesOfRepository(found: string): Place[] {
  const folder = statSync(found).isDirectory() ? found : resolve(dirname(found), firstLine(found, 'gitdir: '))
  // A worktree shares most with the repository that it belongs to.
  const shared = resolve(folder, firstLine(join(folder, 'commondir'), '') || '.')
  const heads = headsOf([folder, shared])
  const names = ['config', 'config.worktree', 'commondir', 'packed-refs', 'shallow', 'info/grafts', ...heads]
  const files = [folder, shared].flatMap((place) => names.map((name): Place => ['entry', join(place, name)]))
  return [
    ...files,
    ['names', join(shared, 'refs/replace')],
    ['tree', join(shared, 'reftable')],
    ['entry', join(dirname(found), '.mailmap')],
  ]
}

/** The names of `HEAD`, of the branch that it stands for, and so on: a branch may stand for another. Git follows five. */
function headsOf(folders: string[], name = 'HEAD', depth = 0): string[] {
  const next = folders.map((folder) => firstLine(join(folder, name), 'ref: ')).find(Boolean)
  return next && depth < 5 ? [name, ...headsOf(folders, next, depth + 1)] : [name]
}

/** What follows this beginning in the first line of a file; nothing if it begins in another way. */
function firstLine(path: string, beginning: string): string {
  if (!isThere(path)) return ''
  const [line = ''] = readFileSync(path, 'utf8').split(/\r?\n/)
  return line.startsWith(beginning) ? line.slice(beginning.length) : ''
}
