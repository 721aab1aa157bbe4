import { join, posix } from 'node:path'
import { findFiles } from '../../config/files.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { ContentFile } from '../../content/contentFile.ts'
import { listDataFiles } from '../../content/readContent.ts'
import { openCompiler } from '../../markdown/compileDocument.ts'
import type { SourcePath } from '../../model/paths.ts'
import { pathFrom, toRoutePath, toSourcePath } from '../../model/paths.ts'
import { parsePostPath } from '../../site/blog/buildBlog.ts'
import { contentFolders, type Moves, movedFile, movedPath, type Rename, renameIn } from './movedContent.ts'
import { respell } from './respell.ts'
import {
  addEdit,
  configSource,
  type Edits,
  readAddresses,
  refuse,
  textOf,
  type UnreadFile,
} from './siteChange.ts'
import {
  differsInCase,
  findTarget,
  isRightTarget,
  type Place,
  type SiteView,
  type Target,
} from './siteView.ts'
import { applyEdits } from './textEdits.ts'
import { type Address, writtenStrings } from './writtenPaths.ts'

/** The site before and after a move. */
export interface Change {
  before: SiteView
  after: SiteView
  moves: Moves
}

/** What a target becomes by a move. */
function movedTarget({ source, route, isTitle }: Target, { after, moves }: Change): Target {
  if (source === undefined) return { route: route! }
  const place = movedPath(source, moves)
  const path = route && (after.index.routesBySource.get(place) ?? route)
  return { source: place, ...(path && { route: path }), ...(isTitle && { isTitle }) }
}

/** What an address becomes that would lead elsewhere; undefined where it stays. `next` is its place after the moves. */
export function newSpelling(
  written: Address,
  place: Place,
  change: Change,
  next = place,
): string | undefined {
  const target = findTarget(written, place, change.before)
  const wanted = target && movedTarget(target, change)
  if (!wanted) return undefined
  const isRight = isRightTarget(findTarget(written, next, change.after), wanted)
  if (isRight && !differsInCase(target, wanted)) return undefined
  return (
    respell(written, wanted, next, change.after) ??
    refuse(`"${written.url}" cannot be written for the new place.`, undefined, place.file.source)
  )
}

/** Changes the files that the cards of canvases show, and the addresses in their texts. Gives texts that cannot be parsed. */
export async function editCanvases(change: Change, edits: Edits): Promise<UnreadFile[]> {
  const unread: UnreadFile[] = []
  const { config, content } = change.before
  const folders = [...content.docs.map(({ version }) => version.folder), toSourcePath('.')]
  const compiler = openCompiler(config)
  for (const source of await findInVault('**/*.canvas', config))
    for (const { keys, value, start, end, spell } of writtenStrings('.json', textOf(source, config)) ?? []) {
      const key = keys.at(-1)
      const other =
        key === 'file'
          ? newCard(value, folders, change)
          : key === 'text'
            ? newText({ ...asFile(source, value), folder: folders[0]! })
            : value
      if (other !== value) addEdit(edits, source, { start, end, text: spell(other) })
    }
  return unread

  function newText(file: ContentFile): string {
    const place = { file, page: toRoutePath(config.baseUrl) }
    const asNote = { ...place, file: { ...file, source: toSourcePath(`${file.source}.md`) } }
    const found = readAddresses(asNote, compiler, new Map())
    if ('reason' in found) {
      unread.push({ ...found, place })
      return file.text
    }
    const changed = found.flatMap(({ start, end, spell, ...written }) => {
      const other = newSpelling(written, place, change)
      return other === undefined ? [] : [{ start, end, text: spell(other) }]
    })
    return applyEdits(file.text, changed)
  }
}

/** Where a base of a vault names a note, in its functions or between double brackets, or a folder. */
const inBase =
  /\b(?:hasLink|link|file)\(\s*\\?["'](?<name>[^"'\\\n]+)|\[\[(?<linked>[^[\]|#\n]+)|\b(?:inFolder\(\s*|folder\s*==\s*)\\?["'](?<folder>[^"'\\\n]+)/dg

/** Changes the names of notes and folders by which bases choose their rows. */
export async function editBases(change: Change, edits: Edits): Promise<void> {
  const { config, content } = change.before
  const [folder = toSourcePath('.')] = content.docs.map(({ version }) => version.folder)
  for (const source of await findInVault('**/*.base', config))
    for (const { groups, indices } of textOf(source, config).matchAll(inBase)) {
      const [group, written = ''] = Object.entries(groups!).find(([, each]) => each !== undefined)!
      const place = { file: { ...asFile(source), folder }, page: toRoutePath(config.baseUrl) }
      const other =
        group === 'folder'
          ? newCard(written, [folder], change)
          : newSpelling({ kind: 'name', url: written }, place, change)
      const [start, end] = indices!.groups![group]!
      if (other !== undefined && other !== written) addEdit(edits, source, { start, end, text: other })
    }
}

const findInVault = async (pattern: string, { siteDir, markdown }: SiteConfig) =>
  markdown.obsidian
    ? (await findFiles(siteDir, pattern, { ignore: ['**/node_modules/**', 'build/**'] })).map(toSourcePath)
    : []

/** A card names a file by its path from the folder of the vault. */
function newCard(path: string, folders: SourcePath[], { before, moves }: Change): string {
  for (const folder of folders) {
    const place = toSourcePath(posix.join(folder, path))
    const moved = movedPath(place, moves)
    if (moved !== place && before.isThere(place)) return pathFrom(folder, moved) ?? path
  }
  return path
}

/** Changes the ids of docs and the names of folders in the sidebars and categories of a version. */
export function editSidebars(change: Change, renameOf: (folder: SourcePath) => Rename, edits: Edits): void {
  const { content, config } = change.before
  for (const { version, categoryFiles } of content.docs) {
    const rename = renameOf(version.folder)
    const sidebars = version.sidebarsFile ? [{ source: version.sidebarsFile, value: version.sidebars }] : []
    for (const { source, value } of [...sidebars, ...categoryFiles]) editNames(source, value, rename)
  }
  editDocIds()

  /** The file holds each name as a text; else code makes them, which nobody but its author can change. */
  function editNames(source: SourcePath, value: unknown, rename: Rename): void {
    const wanted = new Set<string>()
    renameIn(value, rename, (former) => wanted.add(former))
    if (wanted.size === 0) return
    const strings = writtenStrings(source, textOf(source, config)) ?? []
    const written = strings.filter(({ value }) => wanted.has(value))
    for (const { keys, value, start, end, spell } of written) {
      const other = rename(keys, value)
      if (other !== undefined) addEdit(edits, source, { start, end, text: spell(other) })
      wanted.delete(value)
    }
    const [lost] = wanted
    if (lost !== undefined)
      refuse(`The file works out the name "${lost}" by code.`, 'Write it there as a text first.', source)
  }

  function editDocIds(): void {
    const source = configSource(config)
    const renames = content.docs.map(({ version }) => renameOf(version.folder))
    for (const { keys, value, start, end, spell } of writtenStrings(source, textOf(source, config)) ?? []) {
      if (keys.at(-1) !== 'docId') continue
      const other = renames.map((rename) => rename(keys, value)).find((id) => id !== undefined)
      if (other !== undefined) addEdit(edits, source, { start, end, text: spell(other) })
    }
  }
}

const addressKey = /^(?:to|href|link|url|src|srcDark|image|image_url|favicon|import)$/
const htmlKey = /^(?:content|copyright|html|value)$/

/**
 * Changes the addresses in the config, the sidebars, the authors file and the code of the site. Gives the code that cannot
 * be parsed.
 */
export async function editSettings(change: Change, edits: Edits): Promise<UnreadFile[]> {
  const unread: UnreadFile[] = []
  const { config, content } = change.before
  const code = await findCode(config.siteDir)
  const newAddress = addressChanger(change)
  const files = new Set([
    configSource(config),
    ...listDataFiles(content).map(({ source }) => source),
    ...code,
  ])
  for (const source of files) {
    const text = textOf(source, config)
    const place = { file: asFile(source, text), page: toRoutePath(config.baseUrl) }
    const strings = writtenStrings(source, text)
    if (!strings) unread.push({ place, reason: 'It is no code that can be read.' })
    for (const { keys, value, start, end, spell } of strings ?? []) {
      const key = keys.at(-1) ?? ''
      const isAddress = addressKey.test(key) || (key === '' && code.includes(source))
      const other = isAddress
        ? newAddress(key, value, place)
        : htmlKey.test(key)
          ? newHtml(value, (url) => newAddress('to', url, place))
          : undefined
      if (other !== undefined && other !== value) addEdit(edits, source, { start, end, text: spell(other) })
    }
  }
  return unread
}

function newHtml(html: string, newAddress: (url: string) => string | undefined): string {
  return html.replace(
    /((?:href|src)=(["']))(\/[^"']*)(?=\2)/g,
    (_, before, __, url) => before + (newAddress(url) ?? url),
  )
}

/** What an address of a setting becomes, by its key; undefined where it stays. */
function addressChanger(change: Change) {
  const { config } = change.before
  return (key: string, url: string, place: Place): string | undefined => {
    if (key === 'import') {
      const next = { ...place, file: asFile(movedPath(place.file.source, change.moves)) }
      return newSpelling({ kind: 'import', url }, place, change, next)
    }
    if (isRelativePicture(key, url))
      return newSpelling({ kind: 'link', url: config.baseUrl + url }, place, change)?.replace(
        config.baseUrl,
        '',
      )
    if (!/^\/[^/]/.test(url) && !url.startsWith(`${config.url}/`)) return undefined
    return newSpelling({ kind: 'link', url }, place, change)
  }
}

/** A file of the static folders, written without the base address. */
const isRelativePicture = (key: string, url: string) =>
  /^(?:src|srcDark|image|image_url|favicon)$/.test(key) && /^[\w-]+(?:\/|\.\w+$)/.test(url)

const asFile = (source: SourcePath, text = ''): ContentFile => ({
  collection: 'pages',
  folder: toSourcePath('.'),
  source,
  path: source,
  text,
})

/** The folder of the code of a site: React pages, and components that these and notes import. */
export const codeFolder = 'src'

async function findCode(siteDir: string): Promise<SourcePath[]> {
  const found = await findFiles(join(siteDir, codeFolder), '**/*.{js,jsx,ts,tsx}').catch(() => [])
  return found.map((name) => toSourcePath(`${codeFolder}/${name}`)).sort()
}

/** Writes the date of a post into its front matter where its new name no longer states it. */
export function keepDates({ before, moves }: Change, edits: Edits): void {
  const folders = contentFolders(before.config, before.content)
  for (const { file, frontMatter } of before.outlines) {
    const moved = movedFile(file, moves, folders)
    const isPost = file.collection === 'blog' && moved.collection === 'blog'
    const { date } = parsePostPath(file.path)
    if (!isPost || !date || frontMatter.date !== undefined || parsePostPath(moved.path).date) continue
    const [header] = /^---[ \t]*\n/.exec(file.text) ?? []
    const [start, text] = header ? [header.length, `date: ${date}\n`] : [0, `---\ndate: ${date}\n---\n\n`]
    addEdit(edits, file.source, { start, end: start, text })
  }
}
