import { relative, resolve } from 'node:path'
import { headingLines, openNote } from '../../check/note.ts'
import type { ContentFile } from '../../content/contentFile.ts'
import { nearestMatch } from '../../diagnostics/nearestMatch.ts'
import { type Compiler, compileDocument, openCompiler } from '../../markdown/compileDocument.ts'
import type { Document } from '../../markdown/document.ts'
import { outlineDocument } from '../../markdown/outlineDocument.ts'
import { foldedName, namedPart } from '../../model/noteName.ts'
import { parseUrl, type SourcePath, toSourcePath } from '../../model/paths.ts'
import { originalOf } from '../../site/routes/routeSource.ts'
import { findSource, type Moved, type MoveOptions } from './move.ts'
import {
  addEdit,
  addressesOf,
  changeFolder,
  type Edits,
  type ReadSite,
  readSites,
  refuse,
  sourcesOf,
  type UnreadFile,
  writeTexts,
} from './siteChange.ts'
import { findTarget, openView, type SiteView } from './siteView.ts'
import { applyEdits, type TextEdit } from './textEdits.ts'
import { refuseUnreadHeading } from './unreadFiles.ts'
import type { WrittenAddress } from './writtenPaths.ts'

/**
 * Gives a heading another text, and changes the links that lead to it. Headings with the same text are numbered, so the
 * ids of others may change too. An id that is written behind the heading stays.
 */
export async function moveHeading(
  siteDir: string,
  [note, from, to]: [note: string, from: string, to: string],
  options: Pick<MoveOptions, 'config' | 'dryRun' | 'open'> = {},
): Promise<Moved> {
  const sites = await readSites(siteDir, options)
  const source = findTranslation(note, siteDir, sites) ?? findSource(note, siteDir, sites[0]!)
  const edits: Edits = new Map()
  const cache = new Map()
  const unread: UnreadFile[] = []
  let ids: ReadonlyMap<string, string> | undefined
  for (const { config, content } of sites) {
    const view = await openView(config, content)
    const file = content.files.find((each) => each.source === source)
    if (!file) continue
    const changed = renameHeading(file, [from, to], view)
    ids ??= changed.ids
    addEdit(edits, source, changed.edit)
    editHashes(source, { ids: changed.ids, names: [from, changed.edit.text], view, edits, cache, unread })
    refuseUnreadHeading(unread, [from, ...changed.ids.keys()])
  }
  if (!ids) refuse(`"${note}" is no note.`)
  const moved = {
    moves: [],
    texts: writeTexts(edits, siteDir, options.open),
    redirects: [],
    pages: [],
    unread: sourcesOf(unread),
  }
  if (!options.dryRun) changeFolder(siteDir, moved)
  return moved
}

/** The translation that a path from here or from the site folder names: only what moves has to be in a folder of notes. */
function findTranslation(written: string, siteDir: string, sites: ReadSite[]): SourcePath | undefined {
  const paths = [resolve(written), resolve(siteDir, written)].map((path) =>
    toSourcePath(relative(siteDir, path).normalize('NFC')),
  )
  const files = sites.flatMap(({ content }) => content.files)
  return files.find(({ source, original }) => original !== undefined && paths.includes(source))?.source
}

/** The change of the text of a note, and the ids that it changes. */
function renameHeading(file: ContentFile, [from, to]: [from: string, to: string], { config }: SiteView) {
  const compiler = openCompiler(config)
  const compile = (text: string) => compileDocument(outlineDocument({ ...file, text }), compiler)
  const former = compile(file.text)
  const edit = findHeading(former, from, to, compiler)
  const next = compile(applyEdits(file.text, [edit]))
  if (former.headings.length !== next.headings.length)
    refuse(`"${to}" would not be a heading.`, undefined, file.source)
  const pairs = former.headings.map(({ id }, index) => [id, next.headings[index]!.id] as const)
  return { edit, ids: new Map(pairs.filter(([a, b]) => a !== b)) }
}

const marks =
  /^([\s>]*#{1,6}\s+)(.*?)((?:[ \t]+#+|[ \t]*(?:\\?\{#[^{}\n]+\}|\{\/\*\s*#[^{}\s]+\s*\*\/\}))?[ \t]*)$/

function findHeading(document: Document, from: string, to: string, compiler: Compiler): TextEdit {
  const note = openNote(document, compiler)
  const { source } = note
  const lines = headingLines(note).map(({ line }) => line)
  const texts = lines.map((line) => marks.exec(source.lines[line - 1] ?? '')?.[2] ?? '')
  const wanted = from.replace(/^#+\s+/, '').trim()
  const found = texts.flatMap((text, index) => (text === wanted ? [index] : []))
  const plain = document.headings.map(({ text }) => text)
  const name = to.replace(/^#+\s+/, '').trim()
  if (name === '') refuse('A heading needs a text.', undefined, source.file)
  if (/[\n\r]/.test(name)) refuse('The text of a heading is one line.', undefined, source.file)
  const at = found[0] ?? texts.findIndex((text) => text.replace(/[*_`]/g, '') === wanted)
  if (at < 0) {
    const nearest = nearestMatch(wanted, plain)
    refuse(
      `The note has no heading "${wanted}".`,
      nearest && `Did you mean "${nearest}"?`,
      document.file.source,
    )
  }
  if (found.length > 1)
    refuse(
      `The note has ${found.length} headings "${wanted}".`,
      'Change one of them by hand.',
      document.file.source,
    )
  const isTaken = texts.some((text, index) => index !== at && foldedName(text) === foldedName(name))
  if (compiler.options.obsidian && isTaken)
    refuse(
      `The note has a heading "${name}" already.`,
      'Links by name would not tell the two apart.',
      source.file,
    )
  const line = lines[at]!
  const start = source.lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
  const [, before = '', text = ''] = marks.exec(source.lines[line - 1]!)!
  return {
    start: start + before.length,
    end: start + before.length + text.length,
    text: name,
  }
}

interface Hashes {
  ids: ReadonlyMap<string, string>
  /** The text of the heading before and after, by which links between double brackets name it. */
  names: [from: string, to: string]
  view: SiteView
  edits: Edits
  cache: Parameters<typeof addressesOf>[2]
  unread: UnreadFile[]
}

function editHashes(source: SourcePath, hashes: Hashes): void {
  const { view, edits, cache, unread } = hashes
  const file = view.content.files.find((each) => each.source === source)!
  const original = originalOf(file)
  for (const { written, place } of addressesOf(view, openCompiler(view.config), cache, unread)) {
    const edit = written.kind === 'name' ? editName(written, place.file, hashes) : editHash(written, hashes)
    if (!edit) continue
    const isOwn = /^(?:#|$)/.test(written.url) && place.file.source === source
    if (isOwn || findTarget(written, place, view)?.source === original)
      addEdit(edits, place.file.source, edit)
  }
}

function editHash({ url, start, end, spell }: WrittenAddress, { ids }: Hashes): TextEdit | undefined {
  const { hash } = parseUrl(url)
  const id = hash === undefined ? undefined : ids.get(hash)
  if (id === undefined) return undefined
  return { start, end, text: spell(`${url.slice(0, url.indexOf('#'))}#${id}`) }
}

/** Links between double brackets name a heading by its text, the last of those behind the name of the note. */
function editName({ end }: WrittenAddress, { text }: ContentFile, { names }: Hashes): TextEdit | undefined {
  const [behind = ''] = namedPart.exec(text.slice(end)) ?? []
  const at = behind.lastIndexOf('#') + 1
  const [from, to] = names.map((name) => name.replace(/^#+\s+|[*_`]/g, '').trim()) as typeof names
  if (at === 0 || foldedName(behind.slice(at)) !== foldedName(from)) return undefined
  return { start: end + at, end: end + behind.length, text: to.replace(/[#|[\]]/g, ' ') }
}
