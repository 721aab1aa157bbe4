import { existsSync, lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { isSecretFile, type PublishedPlaces, publishedFolders, spelledOnDisk } from '../config/files.ts'
import { checkReadable, isUnnamed } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import { toOutputPath, toSourcePath } from '../model/paths.ts'
import type { OutputFile } from './localeResults.ts'

type StaticFile = Extract<OutputFile, { copyOf: string }>

/** The files of the static folders that are published, and a problem for each entry that is not. */
export interface StaticFiles {
  files: StaticFile[]
  diagnostics: Diagnostic[]
}

/**
 * Lists every file of the static folders, dotfiles too, under its own name; a later folder wins over an earlier one.
 * Left out and reported, once for each entry on disk: files that hold secrets, symbolic links out of the site's
 * folders, whose targets would go online unnoticed, links without end, and what is not a file.
 */
export function listStaticFiles(config: SiteConfig): StaticFiles {
  const roots = publishedFolders(config)
  const problems = new Map<string, Diagnostic>()
  const files = config.staticDirectories.flatMap((directory) => {
    const path = spelledOnDisk(resolve(config.siteDir, directory))
    const walk: Walk = { siteDir: config.siteDir, roots, problems, files: [] }
    if (!existsSync(path)) {
      reportObstacle({ path, places: [path] }, walk)
      return []
    }
    listFolder({ path, name: '', places: [realpathSync.native(path)], isLinked: false }, walk)
    return withoutNotes(walk.files, path, config).sort((a, b) => (a.path < b.path ? -1 : 1))
  })
  return { files, diagnostics: [...problems.values()] }
}

/** Where notes lie in a static folder, with their pictures, their source is no file to publish: it may be that of a draft. */
function withoutNotes(
  files: StaticFile[],
  folder: string,
  { siteDir, docs, blog, pages }: SiteConfig,
): StaticFile[] {
  const inside = [...docs, ...blog, ...pages]
    .map((set) => spelledOnDisk(resolve(siteDir, set.path)))
    .filter((path) => isIn(path, folder))
  const isNote = (path: string) => /\.mdx?$/i.test(path) && inside.some((each) => isIn(path, each))
  return files.filter(({ copyOf }) => !isNote(copyOf))
}

/** Whether a path is a link that must not be followed, by whoever walks the site's folders. */
export function leadsAway(path: string, config: PublishedPlaces): boolean {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() || !existsSync(path)) return false
  const target = realpathSync.native(path)
  if (isIn(realpathSync.native(dirname(path)), target)) return true
  const isStatic = config.staticDirectories.some((directory) =>
    isIn(path, spelledOnDisk(resolve(config.siteDir, directory))),
  )
  return isStatic && !publishedFolders(config).some((root) => isIn(target, root))
}

interface Walk {
  siteDir: string
  /** The folders that may be published, by where they really are. */
  roots: string[]
  files: StaticFile[]
  /** By where an entry really is: links may lead to it in several ways. */
  problems: Map<string, Diagnostic>
}

/** An entry of a static folder. */
interface Entry {
  path: string
  /** Its path below the static folder. */
  name: string
  /** Where it and the folders above it really are; its own place comes last. */
  places: string[]
  /** Whether a link to a folder led here. Links from there on would have more paths than can be listed. */
  isLinked: boolean
}

function listFolder(folder: Entry, walk: Walk): void {
  for (const found of readdirSync(folder.path, { withFileTypes: true })) {
    const entry = entryIn(folder, found.name)
    const shown = shownPath(entry.name, found)
    if (isSecretFile(shown) || withSecrets.test(shown)) report(entry, walk, 'withheld-file', 'static')
    else if (ofProgram.test(shown)) report(entry, walk, 'withheld-file', 'program')
    else if (isUnnamed(entry.path)) reportObstacle(entry, walk)
    else if (found.isSymbolicLink()) listLink(entry, walk)
    else listEntry(entry, found, walk)
  }
}

/** Folders of package managers, where notes may name what is no secret. */
const withSecrets = /(?:^|\/)\.(?:cargo|gem)\//i

/** What editors and systems keep for themselves, such as the names of all files of a folder. */
const ofProgram = /(?:^|\/)\.(?:(?:idea|vscode)\/|DS_Store$)/i

function entryIn({ path, name, places, isLinked }: Entry, own: string): Entry {
  return {
    path: join(path, own),
    name: name === '' ? own : `${name}/${own}`,
    places: [...places, join(places.at(-1)!, own)],
    isLinked,
  }
}

const shownPath = (path: string, kind: Kind) => (kind.isDirectory() ? `${path}/` : path)

type Kind = Pick<Stats, 'isDirectory' | 'isFile'>

function listEntry(entry: Entry, kind: Kind, walk: Walk): void {
  if (kind.isDirectory()) listFolder(entry, walk)
  else if (kind.isFile()) walk.files.push({ path: toOutputPath(entry.name), copyOf: entry.path })
  else reportObstacle(entry, walk)
}

function listLink(link: Entry, walk: Walk): void {
  if (!existsSync(link.path)) {
    reportObstacle(link, walk)
    return
  }
  const target = realpathSync.native(link.path)
  const kind = statSync(link.path)
  const root = walk.roots.find((each) => isIn(target, each))
  if (kind.isDirectory() && link.places.some((place) => isIn(place, target)))
    report(link, walk, 'link-leads-out', 'back', target)
  else if (root === undefined) report(link, walk, 'link-leads-out', 'out', target)
  else if (isSecretFile(shownPath(toSourcePath(relative(root, target)), kind)))
    report(link, walk, 'withheld-file', 'secret')
  else if (link.isLinked && kind.isDirectory()) report(link, walk, 'link-leads-out', 'on', target)
  else listEntry({ ...link, places: [...link.places, target], isLinked: kind.isDirectory() }, kind, walk)
}

const isIn = (path: string, folder: string) => path === folder || path.startsWith(join(folder, sep))

/** The site can be published without a file that nobody can read. */
function reportObstacle({ path, places }: Pick<Entry, 'path' | 'places'>, { siteDir, problems }: Walk): void {
  for (const problem of checkReadable(siteDir, path))
    problems.set(places.at(-1)!, { ...problem, level: 'warning' })
}

function report(
  { path, places }: Entry,
  { siteDir, problems }: Walk,
  ...problem:
    | ['withheld-file', 'static' | 'secret' | 'program']
    | ['link-leads-out', 'out' | 'back' | 'on', string]
): void {
  const file = toSourcePath(relative(siteDir, path))
  const [code, reason, target] = problem
  problems.set(
    places.at(-1)!,
    code === 'withheld-file'
      ? { ...diagnose(code, [file, reason], { file }), level: reason === 'program' ? 'info' : 'warning' }
      : diagnose(code, [target, reason], { file }),
  )
}
