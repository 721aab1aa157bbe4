import { join } from 'node:path'
import type { Location } from 'vscode-languageserver-protocol'
import { headingLines, openNote } from '../../check/note.ts'
import type { ContentFile } from '../../content/contentFile.ts'
import type { Compiler } from '../../markdown/compileDocument.ts'
import type { Document } from '../../markdown/document.ts'
import { proseLines } from '../../markdown/source/sourceParts.ts'
import { foldedName, namedPart } from '../../model/noteName.ts'
import { parseUrl } from '../../model/paths.ts'
import { originalOf, withOriginal } from '../../site/routes/routeSource.ts'
import { memoize } from '../../std/collections.ts'
import { addressesOf, type FoundAddress } from '../move/siteChange.ts'
import { findTarget, isSameTarget, type Target } from '../move/siteView.ts'
import { openRawText } from '../move/textEdits.ts'
import { type AskedPlace, type Desk, uriOf } from './desk.ts'
import { type EditedLanguage, isTooLong, type PlacedHeading } from './editedSite.ts'

/** What a link leads to: a file or page, and the part of it that is named behind `#`. */
export interface LinkTarget extends Target {
  hash?: string | undefined
}

/** A link at a place in a note. */
export interface PlacedLink {
  start: number
  end: number
  target: LinkTarget | undefined
}

/** The link whose address, or name between brackets, a place is in. */
export function linkAt({ language, file, offset }: AskedPlace): PlacedLink | undefined {
  if (isTooLong(file)) return undefined
  let last: FoundAddress | undefined
  for (const found of addressesIn(file, language)) {
    const { start } = found.written
    if (found.place.file.source === file.source && start <= offset && start >= (last?.written.start ?? 0))
      last = found
  }
  const link = last && toLink(last, language)
  return link && offset <= link.end ? link : undefined
}

function toLink({ written, place }: FoundAddress, language: EditedLanguage): PlacedLink {
  const { kind, url, start } = written
  const { text, source } = place.file
  const behind = kind === 'name' ? (namedPart.exec(text.slice(written.end))?.[0] ?? '') : ''
  const hash = behind === '' ? parseUrl(url).hash : behind.slice(behind.lastIndexOf('#') + 1).trim()
  const isOwn = url.startsWith('#') || (kind === 'name' && url === '')
  const target = isOwn ? { source } : findTarget(written, place, language)
  return { start, end: written.end + behind.length, target: target && { ...target, hash } }
}

/** The addresses in a note; none if it cannot be parsed. */
function addressesIn(file: ContentFile, language: EditedLanguage): FoundAddress[] {
  const content = { ...language.content, files: [file] }
  return addressesOf({ ...language, content }, language.compiler, language.addresses)
}

/** The headings of a note, which is parsed once for each of its texts. That of the page's title has no id and is left out. */
export function headingsIn(document: Document, { compiler, headings }: EditedLanguage): PlacedHeading[] {
  const found = headings.get(document.file) ?? findHeadings(document, compiler)
  headings.set(document.file, found)
  return found
}

function findHeadings(document: Document, compiler: Compiler): PlacedHeading[] {
  const waiting = [...document.headings]
  return headingLines(openNote(document, compiler)).flatMap(({ tag, line }) => {
    if (tag !== `h${waiting[0]?.level}`) return []
    const heading = waiting.shift()!
    return [{ ...heading, line: line || 1 }]
  })
}

/** A block of a vault that has an id (`^id`), with the line that ends in it, from 1. */
export interface PlacedBlock {
  id: string
  line: number
  /** What the block says, or its last line. */
  text: string
}

/** The blocks of a note that have an id. One alone in its line is that of the block above. */
export function blocksIn({ text }: ContentFile): PlacedBlock[] {
  const lines = proseLines(text)
  return lines.flatMap((line, index) => {
    const [, own = '', id] = /^(.*?)(?:^|\s)(\^[A-Za-z\d-]+)\s*$/.exec(line) ?? []
    if (!id) return []
    const above = lines.slice(0, index).findLast((each) => each.trim() !== '') ?? ''
    return [{ id, line: index + 1, text: own.trim() || above.trim() }]
  })
}

/** The block that a target names, in a vault. */
function blockOf(target: LinkTarget, language: EditedLanguage): PlacedBlock | undefined {
  const isBlock = language.compiler.options.obsidian && target.hash?.startsWith('^')
  const note = isBlock ? noteOf(target, language) : undefined
  return note && blocksIn(note).find(({ id }) => id === target.hash)
}

/** The note of a target, in this language. */
export const noteOf = ({ source }: Target, { content }: EditedLanguage): ContentFile | undefined =>
  content.files.find((file) => withOriginal(file).includes(source!))

/** The compiled note of a target, without what it imports. */
export function documentOf(target: Target, language: EditedLanguage): Document | undefined {
  const file = noteOf(target, language)
  const outline = language.outlines.find((each) => each.file === file)
  return outline && language.compile(outline)
}

/** The heading that a target names by its id, or as Obsidian writes it by its text. */
export function headingOf({ hash }: LinkTarget, document: Document, language: EditedLanguage) {
  if (!hash) return undefined
  const headings = headingsIn(document, language)
  return (
    headings.find(({ id }) => id === hash) ?? headings.find(({ id }) => foldedName(id) === foldedName(hash))
  )
}

/** Where a target is written; undefined for pages that are made of no file. */
export function locationOf(
  target: LinkTarget,
  language: EditedLanguage,
  { rawText }: Desk,
): Location | undefined {
  const source = noteOf(target, language)?.source ?? target.source
  if (source === undefined) return undefined
  const path = join(language.config.siteDir, source)
  return { uri: uriOf(path), range: (isText.test(path) ? rawText(path) : openRawText('')).placeOf(placeIn()) }

  function placeIn() {
    const document = documentOf(target, language)
    const line = document && (blockOf(target, language) ?? headingOf(target, document, language))?.line
    return line === undefined ? {} : { line }
  }
}

const isText = /\.(?:mdx?|[cm]?[jt]sx?|ya?ml|json)$/

/** What is asked about at a place: where its link leads, the heading in its line, or the note. */
export function subjectAt(asked: AskedPlace): LinkTarget | undefined {
  const { language, file, offset } = asked
  const link = linkAt(asked)
  if (link) return link.target
  const source = originalOf(file)
  const { text } = file
  const line = text.slice(0, offset).split('\n').length
  const isHere = (each: { line: number }) => each.line === line
  const [rest = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n\n', 1)
  const document = mayBeHeading(rest) ? documentOf({ source }, language) : undefined
  const heading = document && headingsIn(document, language).find(isHere)
  const isBlock = language.compiler.options.obsidian && mayHaveId(rest)
  const block = isBlock ? blocksIn(file).find(isHere) : undefined
  return { source, hash: heading?.id ?? block?.id }
}

/** Whether there may be a heading in the line of a place, by the signs of one, which may be below it. */
const mayBeHeading = (rest: string) => /^(?:[ \t>*+\-\d.)]*#|.*<)|\n[ \t>]*(?:=+|-+)[ \t]*(?:\n|$)/.test(rest)

const mayHaveId = (rest: string) => /^.*\^[A-Za-z\d-]+[ \t]*(?:\n|$)/.test(rest)

/** Every place of the language that leads to a target: to a page with all its parts, or to one of these. */
export function referencesTo(target: LinkTarget, language: EditedLanguage, desk: Desk): Location[] {
  const found = new Map<string, Location>()
  const textOf = memoize(desk.rawText)
  for (const file of language.content.files) {
    if (file.isUntranslated) continue
    for (const { written, place } of addressesIn(file, language)) {
      const link = toLink({ written, place }, language)
      if (!isSameTarget(link.target, target) || !isSamePart(link.target?.hash, target.hash)) continue
      const { source } = place.file
      const path = join(language.config.siteDir, source)
      const range = textOf(path).rangeOf(link.start, link.end)
      found.set(`${source} ${link.start}`, { uri: uriOf(path), range })
    }
  }
  return [...found.values()]
}

const isSamePart = (hash: string | undefined, wanted: string | undefined) =>
  !wanted || (hash !== undefined && foldedName(hash) === foldedName(wanted))

/** What a target shows: its title, description and beginning, as Markdown. */
export function previewOf(target: LinkTarget, language: EditedLanguage): string | undefined {
  const document = documentOf(target, language)
  if (!document) return target.route ?? target.source
  const { frontMatter, contentTitle, excerpt, sections } = document
  const title = frontMatter.title ?? contentTitle ?? noteOf(target, language)!.path
  const heading = headingOf(target, document, language)
  const section = heading && sections.find(({ id }) => id === heading.id)
  const block = blockOf(target, language)
  const beginning =
    block?.text ??
    section?.text ??
    sections
      .map(({ text }) => text)
      .join('\n')
      .trim()
  const description = heading || block ? undefined : (frontMatter.description ?? excerpt)
  return [
    `**${escapeMarks(heading ? `${title} › ${heading.text}` : title)}**`,
    description && `*${escapeMarks(description)}*`,
    beginning.startsWith(description || '\0') ? '' : escapeMarks(shortened(beginning)),
    target.route && `\`${target.route}\``,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const shortened = (text: string) =>
  text.length > 400 ? `${text.slice(0, 400).replace(/\s+\S*$/, '')} …` : text

const escapeMarks = (text: string) => text.replace(/[\\`*_{}[\]<>#|~$]/g, '\\$&')
