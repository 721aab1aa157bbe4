import { statSync } from 'node:fs'
import { dirname, extname, join, posix, relative, resolve } from 'node:path'
import { isThere } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { isOfPrograms, isSpelledSo } from '../../content/siteFiles.ts'
import { BuildFailed, type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { openCompiler } from '../../markdown/compileDocument.ts'
import { pathFrom, type RoutePath, type SourcePath, toSourcePath } from '../../model/paths.ts'
import {
  contentFolders,
  folderOfNote,
  type Moves,
  movedContent,
  movedFile,
  movedPath,
  newPages,
  sidebarRename,
} from './movedContent.ts'
import { newRedirects, redirectFormer, type WrittenRedirect } from './redirects.ts'
import {
  type Change,
  codeFolder,
  editBases,
  editCanvases,
  editSettings,
  editSidebars,
  keepDates,
  newSpelling,
} from './settingEdits.ts'
import {
  addEdit,
  addressesOf,
  changeFolder,
  configSource,
  type Edits,
  type FolderChange,
  type OpenTexts,
  pageOf,
  type ReadSite,
  readSites,
  refuse,
  sourcesOf,
  type UnreadFile,
  withTranslations,
  writeTexts,
} from './siteChange.ts'
import { openView, type SiteView } from './siteView.ts'
import { applyEdits } from './textEdits.ts'
import { refuseUnread } from './unreadFiles.ts'

/** Options of `sotay mv`. */
export interface MoveOptions {
  config?: string
  /** Whether the former addresses lead to the new ones; they do unless this is false. */
  redirect?: boolean
  /** Changes nothing. */
  dryRun?: boolean
  /** Texts of notes that an editor has not saved yet. Only a dry run may have them. */
  open?: OpenTexts
}

/** What a move changes. */
export interface Moved extends FolderChange {
  redirects: WrittenRedirect[]
  /** Files that were no pages, and are pages at their new place. */
  pages: SourcePath[]
  /** Files that cannot be parsed, so that their addresses stay as they are; none of them leads to what moves. */
  unread: SourcePath[]
}

/**
 * Moves notes, other files or folders of the site, and changes everything that names them.
 * 1. Find out what moves: translations move along.
 * 2. Work out the site as it will be, in each language, and compare where each written address leads before and after.
 * 3. Write those anew that would lead elsewhere, in the style they have.
 * 4. Add redirects from the former addresses of pages.
 * Nothing is written before all of it is known, and nothing if there would be more problems than before.
 */
export async function move(
  siteDir: string,
  paths: [from: string, to: string][],
  options: MoveOptions = {},
): Promise<Moved> {
  const sites = await readSites(siteDir, options)
  const [first] = sites
  const wanted = paths.map(([from, to]): Moves[number] => {
    const source = findSource(from, siteDir, first!)
    return [source, findDestination(to, source, siteDir)]
  })
  const moves = wanted.flatMap((each) => withTranslations(each, sites))
  const changes = await Promise.all(sites.map((site) => openChange(site, moves)))
  for (const [source, destination] of wanted) refuseHiding(source, destination, first!.config)
  const edits: Edits = new Map()
  const cache = new Map()
  const unread: UnreadFile[] = []
  for (const each of changes) {
    const change = { ...each, moves }
    refuseNewProblems(change.before, change.after, 'unknown-pagination-doc')
    const found: UnreadFile[] = []
    editNotes(change, { edits, cache, unread: found })
    refuseUnread(found, change)
    unread.push(...found)
    keepDates(change, edits)
  }
  const main = { ...changes[0]!, moves }
  editSidebars(main, (folder) => renameOf(folder, main.before, moves), edits)
  const others = [...(await editSettings(main, edits)), ...(await editCanvases(main, edits))]
  refuseUnread(others, main)
  await editBases(main, edits)
  const redirects = options.redirect === false ? [] : newRedirects(main)
  const texts = writeTexts(edits, siteDir, options.open)
  await redirectFormer(main, { redirects, texts })
  for (const { before } of changes) refuseNewProblems(before, await openEdited(before, { moves, edits }))
  const pages = await newPages(
    first!,
    moves,
    sites.flatMap(({ content }) => content.files),
  )
  const moved = { moves, texts, redirects, pages, unread: sourcesOf([...unread, ...others]) }
  if (!options.dryRun) changeFolder(siteDir, moved)
  return moved
}

/** The file or folder that is meant: a path from here or from the site folder, with or without its ending. */
export function findSource(written: string, siteDir: string, { content, config }: ReadSite): SourcePath {
  const fromSite = (path: string) => toSourcePath(relative(siteDir, path)).replace(/\/$/, '')
  const names = [resolve(written), resolve(siteDir, written)].flatMap((path) => [
    path,
    `${path}.md`,
    `${path}.mdx`,
  ])
  const found = names.find(
    (path) => isThere(path) && !fromSite(path).startsWith('..') && isSpelledSo(path, siteDir),
  )
  if (found === undefined) {
    const name = posix.basename(written)
    const known = content.files.map(({ source }) => source)
    const alike = known.filter((path) => nearestMatch(name, [posix.basename(path)]))
    const nearest = nearestMatch(written, alike)
    refuse(`There is no file or folder "${written}".`, nearest && `Did you mean "${nearest}"?`)
  }
  const source = toSourcePath(fromSite(found))
  if (isOfTools(source, config))
    refuse(`"${written}" is none of the notes and files of the site: programs look for it where it is.`)
  const folders = [
    ...contentFolders(config, content).map(({ folder }) => folder),
    ...config.staticDirectories,
  ]
  if (![...folders, codeFolder].some((folder) => pathFrom(folder, source) !== undefined))
    refuse(`"${written}" is in none of the folders of notes.`, `These are ${folders.join(', ')}.`)
  return source
}

/** Whether a path from the site folder is the site itself or of what programs keep beside its notes. */
const isOfTools = (source: SourcePath, config: SiteConfig) =>
  /^(?:$|(?:node_modules|build|\.[^/]+)(?:\/|$)|package(?:-lock)?\.json$)/.test(source) ||
  source === configSource(config)

/** A folder that exists, or a path that ends in a slash, takes the file in under its own name. */
function findDestination(written: string, source: SourcePath, siteDir: string): SourcePath {
  const isFolder = statSync(join(siteDir, source)).isDirectory()
  const places = [resolve(written), resolve(siteDir, written)]
  const inSite = places.filter((place) => !relative(siteDir, place).startsWith('..'))
  const path = inSite.find((place) => isThere(dirname(place))) ?? inSite[0] ?? places[0]!
  const takesIn =
    /[\\/]$/.test(written) || (isThere(path) && statSync(path).isDirectory() && isSpelledSo(path, siteDir))
  const name = takesIn ? join(path, posix.basename(source)) : path
  const ending = isFolder || extname(name) ? '' : extname(source)
  const destination = toSourcePath(relative(siteDir, name) + ending)
  if (destination.startsWith('..')) refuse(`"${written}" is outside of the site.`)
  if (destination === source) refuse(`"${written}" is where it is already.`)
  if (destination.startsWith(`${source}/`)) refuse('A folder cannot move into itself.')
  if (!isSpelledSo(dirname(join(siteDir, destination)), siteDir))
    refuse(`The folders of "${destination}" have other capitals on this disk.`)
  if (isThere(join(siteDir, destination)) && destination.toLowerCase() !== source.toLowerCase())
    refuse(`There is a file "${destination}" already.`)
  return destination
}

/** What was found by its name is not found in the folders of programs; static files are copied from everywhere. */
function refuseHiding(source: SourcePath, destination: SourcePath, { staticDirectories }: SiteConfig): void {
  const isStatic = staticDirectories.some((folder) => pathFrom(folder, destination) !== undefined)
  if (isStatic || !isOfPrograms(destination) || isOfPrograms(source)) return
  refuse(
    `"${destination}" is no place for a file of the site.`,
    'Programs keep their own files in "node_modules", in "build", and in folders whose names begin with a dot.',
  )
}

async function openChange({ config, content }: ReadSite, moves: Moves): Promise<Omit<Change, 'moves'>> {
  const before = await openView(config, content)
  const folders = contentFolders(config, content)
  for (const { source, original } of content.files) {
    const moved = movedPath(source, moves)
    if (moved !== source && original === undefined && !folderOfNote(moved, folders))
      refuse(
        `"${moved}" would be no page.`,
        `Notes are read from ${folders.map(({ folder }) => (folder === '.' ? 'the folder of the site' : folder)).join(', ')}.`,
        source,
      )
  }
  for (const { source } of content.pageModules)
    if (movedPath(source, moves) !== source)
      refuse('This is a page of code, which only its author can move.', undefined, source)
  const moved = movedContent(content, moves, folders, ({ folder }) => renameOf(folder, before, moves))
  const back = moves.map(([from, to]) => [to, from] as Moves[number])
  const isFile = (source: SourcePath) => {
    const origin = movedPath(source, back)
    return origin === source
      ? movedPath(source, moves) === source && before.isThere(source)
      : before.isThere(origin)
  }
  const named = before.named.map((source) => movedPath(source, moves))
  return { before, after: await openView(config, moved, { isFile, named }) }
}

/** The site with the notes as they will be written. */
function openEdited({ content, config, named }: SiteView, { moves, edits }: { moves: Moves; edits: Edits }) {
  const folders = contentFolders(config, content)
  const before = { content, config }
  const files = content.files.map((file) => ({
    ...file,
    text: applyEdits(file.text, [...(edits.get(file.source)?.values() ?? [])]),
  }))
  const renames = ({ folder }: { folder: SourcePath }) => renameOf(folder, before, moves)
  const moved = movedContent({ ...content, files }, moves, folders, renames)
  return openView(config, moved, { named: named.map((source) => movedPath(source, moves)) })
}

function renameOf(folder: SourcePath, { content, config }: ReadSite, moves: Moves) {
  const { version } = content.docs.find(({ version }) => version.folder === folder)!
  return sidebarRename(version, content.files, moves, contentFolders(config, content))
}

/** Writes anew what would lead elsewhere. */
function editNotes(
  change: Change,
  { edits, cache, unread }: { edits: Edits; cache: Parameters<typeof addressesOf>[2]; unread: UnreadFile[] },
): void {
  const { before, after, moves } = change
  const folders = contentFolders(before.config, before.content)
  for (const { written, place } of addressesOf(before, openCompiler(before.config), cache, unread)) {
    const file = movedFile(place.file, moves, folders)
    const isNote = before.content.files.includes(place.file)
    const next = { file, page: isNote ? pageOf(file, after) : nextPage(place.page, change) }
    const other = newSpelling(written, place, change, next)
    if (other === undefined || other === written.url) continue
    addEdit(edits, place.file.source, { start: written.start, end: written.end, text: written.spell(other) })
  }
}

/** The new address of the page that a Markdown file is imported by. */
function nextPage(page: RoutePath, { before, after, moves }: Change): RoutePath {
  const source = [...before.index.routesBySource].find(([, path]) => path === page)?.[0]
  return (source && after.index.routesBySource.get(movedPath(source, moves))) ?? page
}

/**
 * What the site would have more of than before is wrong with the new place. A problem with `later` may go when the notes
 * are changed; redirects are changed as well.
 */
function refuseNewProblems(before: SiteView, after: SiteView, later?: string): void {
  const expected = ['redirect-over-page', 'redirect-to-nowhere', later]
  const countOf = ({ site }: SiteView, code: string) =>
    site.diagnostics.filter((each) => each.code === code).length
  const isNew = ({ code, level }: Diagnostic) =>
    level !== 'info' && !expected.includes(code) && countOf(after, code) > countOf(before, code)
  const problems = after.site.diagnostics.filter(isNew)
  if (problems.length > 0)
    throw new BuildFailed([
      diagnose('cannot-move', ['The site would have problems that it has not now.']),
      ...problems,
    ])
}
