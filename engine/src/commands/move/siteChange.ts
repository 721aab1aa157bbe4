import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { isFile } from '../../config/files.ts'
import { loadConfig } from '../../config/loadConfig.ts'
import { localizeConfig } from '../../config/locale/localizeConfig.ts'
import { chooseLocales } from '../../config/locale/translations.ts'
import { normalizeText, readBytes, readText } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { loadVersions } from '../../config/versions.ts'
import type { Content, ContentFile } from '../../content/contentFile.ts'
import { readPartial } from '../../content/importedMarkdown.ts'
import { readContent } from '../../content/readContent.ts'
import { BuildFailed, diagnose, MarkdownSyntaxError, stopOnErrors } from '../../diagnostics/diagnostic.ts'
import type { Compiler } from '../../markdown/compileDocument.ts'
import { pathFrom, type SourcePath, toRoutePath, toSourcePath } from '../../model/paths.ts'
import { originalOf } from '../../site/routes/routeSource.ts'
import { contentFolders, folderOfNote, type Moves, movedPath } from './movedContent.ts'
import type { Place, SiteView } from './siteView.ts'
import { findTarget } from './siteView.ts'
import { editRaw, type TextEdit } from './textEdits.ts'
import { writtenAddresses } from './writtenAddresses.ts'
import type { Address, WrittenAddress } from './writtenPaths.ts'

/** Refuses a change of the site's folder, with the reason. */
export function refuse(reason: string, hint?: string, file?: SourcePath): never {
  throw new BuildFailed([diagnose('cannot-move', [reason, hint], file && { file })])
}

/** A language of the site before its files are named anew. */
export interface ReadSite {
  config: SiteConfig
  content: Content
}

/** What is open in an editor and may not be saved. */
export interface OpenTexts {
  /** The text of an open file, by its path; undefined for all others. */
  textOf(path: string): string | undefined
  /** The paths of open files. */
  paths(): string[]
}

interface ReadOptions {
  config?: string | undefined
  open?: OpenTexts | undefined
}

/** Reads the site in each of its languages. What a preprocessor makes of notes cannot be changed. */
export async function readSites(siteDir: string, options: ReadOptions = {}): Promise<ReadSite[]> {
  const config = await loadConfig(siteDir, { configFile: options.config })
  const { open } = options
  const preprocessor: SiteConfig['markdown']['preprocessor'] =
    open && (({ filePath, fileContent }) => open.textOf(filePath) ?? fileContent)
  const asWritten = { ...config, markdown: { ...config.markdown, preprocessor, parseFrontMatter: undefined } }
  const sites: ReadSite[] = []
  for (const locale of chooseLocales(config, undefined)) {
    const localized = await localizeConfig(asWritten, locale, stopOnErrors)
    const content = await readContent(localized, await loadVersions(localized, stopOnErrors))
    sites.push({ config: localized, content: withNewNotes(content, open?.paths() ?? [], localized) })
  }
  return sites
}

/** Adds the notes that are being written in an editor (paths) and were never saved, with the texts that it gives. */
export function withNewNotes(content: Content, open: string[], config: SiteConfig): Content {
  const folders = contentFolders(config, content)
  const added = open.flatMap((path): ContentFile[] => {
    const source = toSourcePath(relative(config.siteDir, path).normalize('NFC'))
    const place = /\.mdx?$/i.test(source) && !isFile(path) ? folderOfNote(source, folders) : undefined
    if (!place || content.files.some((file) => file.source === source)) return []
    const { collection, folder } = place
    const text = config.markdown.preprocessor?.({ filePath: path, fileContent: '' }) ?? ''
    return [{ collection, folder, source, path: pathFrom(folder, source)!, text: normalizeText(text) }]
  })
  return { ...content, files: [...content.files, ...added] }
}

/** Adds the moves of the translations: they have the same path in a folder of their own, or their language in the name. */
export function withTranslations([from, to]: Moves[number], sites: ReadSite[]): Moves {
  const moves = new Map<SourcePath, SourcePath>([[from, to]])
  for (const { content, config } of sites) {
    const folders = contentFolders(config, content)
    for (const { source, original, path, folder } of content.files) {
      const [isMoved, place] = [
        movedPath(source, [[from, to]]) !== source,
        original && movedPath(original, [[from, to]]),
      ]
      if (original === undefined || place === undefined) continue
      if (isMoved && place === original)
        refuse(
          'Its path names its language. What moves is the original, and its translations move along.',
          undefined,
          source,
        )
      if (isMoved || place === original) continue
      if (!source.endsWith(path)) {
        moves.set(source, inLanguage(place, source, original))
        continue
      }
      const root = source.slice(0, -path.length)
      const [former, next] = [from, to].map((each) => pathFrom(folder, each))
      if (former === undefined || next === undefined || folderOfNote(place, folders)?.folder !== folder)
        refuse(
          'It has translations, which are kept by set of docs, so it can only move within its own.',
          undefined,
          source,
        )
      moves.set(toSourcePath(root + former), toSourcePath(root + next))
    }
  }
  return [...moves]
}

/** The path of a translation whose language is a suffix, by where its original will be. */
function inLanguage(place: SourcePath, source: SourcePath, original: SourcePath): SourcePath {
  const ending = extname(original)
  const suffix = source.slice(original.length - ending.length)
  return toSourcePath(place.slice(0, -ending.length) + suffix)
}

/** The edits of each file, by where it is now. */
export type Edits = Map<SourcePath, Map<number, TextEdit>>

/** Adds an edit. Languages may ask for the same one; two that differ at one place cannot both be made. */
export function addEdit(edits: Edits, file: SourcePath, edit: TextEdit): void {
  const known = edits.get(file) ?? new Map<number, TextEdit>()
  edits.set(file, known)
  const other = known.get(edit.start)
  if (other && other.text !== edit.text)
    refuse(
      `A link would have to become "${other.text}" in one language and "${edit.text}" in another.`,
      undefined,
      file,
    )
  known.set(edit.start, edit)
}

/** An address in a note or in a Markdown file that one imports, and the note whose page shows it. */
export interface FoundAddress {
  written: WrittenAddress
  place: Place
}

/** A file that cannot be parsed, so that its addresses are unknown. */
export interface UnreadFile {
  place: Place
  /** What is wrong with it, as a sentence. */
  reason: string
}

export const sourcesOf = (unread: UnreadFile[]): SourcePath[] => [
  ...new Set(unread.map(({ place }) => place.file.source)),
]

/**
 * Finds every address that the notes of a language name, with those of the Markdown files that they import. What cannot
 * be parsed is added to `unread`.
 */
export function addressesOf(
  view: SiteView,
  compiler: Compiler,
  cache: Map<ContentFile['text'], WrittenAddress[]>,
  unread: UnreadFile[] = [],
): FoundAddress[] {
  const seen = new Set<SourcePath>()
  return view.content.files.flatMap((file) => ofFile(file, pageOf(file, view)))

  function ofFile(file: ContentFile, page: Place['page']): FoundAddress[] {
    if (seen.has(file.source)) return []
    seen.add(file.source)
    const place = { file, page }
    const found = readAddresses(place, compiler, cache)
    if ('reason' in found) {
      unread.push(found)
      const imports = file.text.matchAll(/(["'])([^"'\n]+\.mdx?)\1/gi)
      return Array.from(imports, ([, , url]) => ofPartial({ kind: 'import', url: url! }, place)).flat()
    }
    return found.flatMap((written) => [{ written, place }, ...ofPartial(written, place)])
  }

  function ofPartial(written: Address, place: Place): FoundAddress[] {
    if (written.kind !== 'import' || !/\.mdx?$/i.test(written.url)) return []
    const { source } = findTarget(written, place, view) ?? {}
    const isNote = view.content.files.some((file) => file.source === source)
    const partial = source && !isNote ? readPartial(view.config, [source], place.file) : undefined
    return partial ? ofFile(partial, place.page) : []
  }
}

/** The address of a note's page; that of the site if it has no page. */
export function pageOf(file: ContentFile, { index, config }: SiteView): Place['page'] {
  return index.routesBySource.get(originalOf(file)) ?? toRoutePath(config.baseUrl)
}

/** Finds the addresses in a note, if it can be parsed. */
export function readAddresses(
  place: Place,
  compiler: Compiler,
  cache: Map<string, WrittenAddress[]>,
): WrittenAddress[] | UnreadFile {
  const { file } = place
  const key = `${file.source}\0${file.text}`
  const known = cache.get(key)
  if (known) return known
  try {
    const found = writtenAddresses(file, compiler)
    cache.set(key, found)
    return found
  } catch (error) {
    if (error instanceof RangeError) return { place, reason: 'It is nested too deeply.' }
    if (!(error instanceof MarkdownSyntaxError)) throw error
    return { place, reason: `Line ${error.line}: ${error.reason}` }
  }
}

/** The text of a file of the site. */
export const textOf = (source: SourcePath, { siteDir }: SiteConfig) =>
  readText(siteDir, `${siteDir}/${source}`)

/** The config file, from the site folder. */
export const configSource = ({ siteDir, configPath }: SiteConfig) =>
  toSourcePath(relative(siteDir, configPath))

/** The new texts of files, as they are written on disk. */
export function writeTexts(edits: Edits, siteDir: string, open?: OpenTexts): Map<SourcePath, string> {
  return new Map(
    [...edits].map(([source, changes]) => [
      source,
      editRaw(open?.textOf(join(siteDir, source)) ?? readBytes(join(siteDir, source)).toString(), [
        ...changes.values(),
      ]),
    ]),
  )
}

/** What a command is about to do to the folder of a site. */
export interface FolderChange {
  /** Files and folders, from where to where. */
  moves: [from: SourcePath, to: SourcePath][]
  /** The new text of files, by where they are before the move. */
  texts: Map<SourcePath, string>
}

/** Changes a folder, whole or not at all: after a failure everything is as it was. */
export function changeFolder(siteDir: string, { moves, texts }: FolderChange): void {
  const undo: (() => void)[] = []
  try {
    for (const [source, text] of texts) {
      const path = join(siteDir, source)
      const former = readBytes(path)
      undo.push(() => writeFileSync(path, former))
      writeFileSync(path, text)
    }
    for (const [from, to] of moves) {
      undo.push(() => existsSync(join(siteDir, to)) && movePath(siteDir, to, from))
      movePath(siteDir, from, to)
    }
  } catch (error) {
    for (const back of undo.reverse()) back()
    throw error
  }
  for (const [from] of moves) removeEmpty(siteDir, dirname(join(siteDir, from)))
}

/** Lets git know of the move of what it follows, so that its history goes on. */
function movePath(siteDir: string, from: SourcePath, to: SourcePath): void {
  mkdirSync(dirname(join(siteDir, to)), { recursive: true })
  if (!moveInGit(siteDir, from, to)) renameSync(join(siteDir, from), join(siteDir, to))
}

function moveInGit(siteDir: string, from: string, to: string): boolean {
  try {
    execFileSync('git', ['mv', '--', from, to], { cwd: siteDir, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Removes folders that a move has emptied. */
function removeEmpty(siteDir: string, folder: string): void {
  if (!folder.startsWith(join(siteDir, '/')) || !existsSync(folder) || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(siteDir, dirname(folder))
}
