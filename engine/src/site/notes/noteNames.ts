import { basename, dirname, join, normalize, relative } from 'node:path/posix'
import { slug } from 'github-slugger'
import type { ContentFile } from '../../content/contentFile.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { nearestMatch, withOnlyMatch } from '../../diagnostics/nearestMatch.ts'
import type { Document, DocumentOutline, Reference } from '../../markdown/document.ts'
import { blockName } from '../../model/noteName.ts'
import { decodePath, encodeSigns, type SourcePath, toSourcePath } from '../../model/paths.ts'
import { copyWith } from '../../std/collections.ts'
import { originalOf } from '../routes/routeSource.ts'

/** What links by name may lead to, by the last part of each name in small letters. */
export interface NoteNames {
  /** Notes and other files, by the names of their files. */
  byFile: Map<string, SourcePath[]>
  /** Notes by their titles, ids and aliases. */
  byTitle: Map<string, SourcePath[]>
  /** Notes of Logseq, by the ids of their blocks. */
  byBlock: Map<string, SourcePath[]>
  outlines: Map<SourcePath, DocumentOutline>
  /** Notes from which no page is made, by the names of their files. */
  leftOut: Map<string, SourcePath[]>
}

/** Collects the names of notes, and of the files of the site by their paths from its folder. */
export function collectNames(outlines: DocumentOutline[], files: SourcePath[]): NoteNames {
  const names: NoteNames = {
    byFile: new Map(),
    byTitle: new Map(),
    byBlock: new Map(),
    outlines: new Map(),
    leftOut: new Map(),
  }
  for (const outline of outlines) {
    const { title, id, aliases = [] } = outline.frontMatter
    const source = originalOf(outline.file)
    names.outlines.set(source, outline)
    add(fileKey(source), source, names.byFile)
    for (const block of Object.keys(outline.blocks ?? {})) add(block, source, names.byBlock)
    const bare = fileKey(source).replace(numberPrefix, '')
    for (const name of new Set([
      title,
      outline.contentTitle,
      id,
      bare,
      bare.replaceAll('___', '/'),
      ...aliases,
    ]))
      if (name) add(name.toLowerCase(), source, names.byTitle)
  }
  for (const file of files)
    if (!/\.mdx?$/i.test(file)) add(fileKey(file), file, names.byFile)
    else if (!names.outlines.has(file)) add(fileKey(file), file, names.leftOut)
  return names
}

/** The number before the name of a file, which its id does not have. */
const numberPrefix = /^\d+[ \t]*[-_.]+[ \t]*/

const withoutEnding = (path: string) => path.replace(/\.mdx?$/i, '')

/** Notes are named without their ending. */
const fileKey = (path: string) => withoutEnding(basename(path)).toLowerCase()

function add(key: string, source: SourcePath, names: Map<string, SourcePath[]>): void {
  const known = names.get(key)
  if (!known) names.set(key, [source])
  else if (!known.includes(source)) known.push(source)
}

/** Puts paths from the site folder (`@site/…`) in place of the names that a note gives in `[[name]]`. */
export function resolveNames(document: Document, names: NoteNames, maintainCase: boolean): Document {
  const references = document.references.map((reference) => {
    if ('byName' in reference) return resolveName(reference, document.file, names, maintainCase)
    return 'mayBeName' in reference ? resolvePath(reference, document.file, names, maintainCase) : reference
  })
  return copyWith(document, { references })
}

/**
 * A path that leads to no file of the vault is the name of one, wherever that is; and what follows `#` may be the text of
 * a heading.
 */
function resolvePath(
  reference: Reference,
  file: ContentFile,
  names: NoteNames,
  maintainCase: boolean,
): Reference {
  const [written = '', heading] = reference.url.split(/#(.*)/s)
  const path = decodePath(written) ?? written
  const place = path === '' ? originalOf(file) : toSourcePath(join(dirname(originalOf(file)), path))
  const isThere = path === '' || names.byFile.get(fileKey(path))?.includes(place)
  const source = isThere ? place : findByPath(path, file, names)
  if (source === undefined) return reference
  // What ends in `.html` would be an address.
  const address = isThere && !/\.html?$/i.test(source) ? written : noteAddress(source)
  if (heading === undefined || reference.kind === 'image') return { ...reference, url: address }
  const outline = names.outlines.get(source)
  const hash = anchorOf(outline ? (decodePath(heading) ?? heading) : heading, outline, maintainCase)
  return { ...reference, url: address + hash || '#' }
}

function resolveName(
  reference: Reference,
  file: ContentFile,
  names: NoteNames,
  maintainCase: boolean,
): Reference {
  const { url, where } = reference
  const [, name = '', heading] = /^([^#]*)(?:#(.*))?$/s.exec(url) ?? []
  const { sources, isAmbiguous } =
    name.trim() === '' ? { sources: [originalOf(file)] } : findNamed(name.trim(), file, names)
  const [source] = sources
  if (source === undefined && reference.kind === 'image') return reference
  if (source === undefined) return { ...reference, nameProblem: diagnoseUnknown(name, names, where) }
  const hash = heading === undefined ? '' : anchorOf(heading, names.outlines.get(source), maintainCase)
  const path = name.trim() === '' ? '' : noteAddress(source)
  return {
    ...reference,
    url: path + hash || '#',
    ...(isAmbiguous && { nameProblem: diagnose('ambiguous-note-name', [name, sources], where) }),
  }
}

/** The address of a note in links, from the site folder. */
export const noteAddress = (source: SourcePath): string => `@site/${encodeSigns(source)}`

/**
 * The id of a heading, the last of those in `heading#lower heading`, or of a block: `^id`. What is behind the name of
 * another file stays as it is, such as `page=3`.
 */
function anchorOf(heading: string, outline: DocumentOutline | undefined, maintainCase: boolean): string {
  if (!outline) return `#${heading}`
  const last = heading.slice(heading.lastIndexOf('#') + 1).trim()
  if (last === '') return ''
  if (last.startsWith('^')) return `#${encodeURIComponent(last)}`
  const id = slug(last, maintainCase)
  const title = outline.contentTitle
  return title !== undefined && slug(title, maintainCase) === id ? '' : `#${encodeURIComponent(id)}`
}

/** The note or file that a name means, as it is written between brackets, without its label. */
export function findByName(written: string, file: ContentFile, names: NoteNames): SourcePath | undefined {
  const name = written.split('#')[0]!.trim()
  return name === '' ? undefined : findNamed(name, file, names).sources[0]
}

/** The note or file that a path in Markdown means where it leads to nothing. Titles are no paths. */
export const findByPath = (path: string, file: ContentFile, names: NoteNames): SourcePath | undefined =>
  findFile(withoutEnding(path), file, names)[0]

/** What a block of Logseq says, with what the blocks say that it refers to. */
export function blockText(id: string, names: NoteNames, level = 0): string {
  const [source] = names.byBlock.get(id) ?? []
  const text = (source && names.outlines.get(source)?.blocks?.[id]) ?? ''
  const whole = text.replace(blockReference, (_, other: string) =>
    level < 5 ? blockText(other, names, level + 1) : '…',
  )
  return whole.trim() || '…'
}

const blockReference = new RegExp(`\\(\\((${blockName.source})\\)\\)`, 'g')

interface Found {
  sources: SourcePath[]
  isAmbiguous?: boolean
}

/**
 * Finds what has a name, the nearest first: a path from the content folder or the note; else files of this name, of
 * these those below the note's own folder, and the shortest path; else the note with this title, id or alias.
 */
function findNamed(written: string, file: ContentFile, names: NoteNames): Found {
  const whole = written.normalize('NFC').replaceAll('\u00a0', ' ')
  const name = withoutEnding(whole)
  // The name of `a.md.md` is `a.md`.
  const found =
    [name, whole].map((each) => findFile(each, file, names)).find(({ length }) => length > 0) ?? []
  if (found.length > 0 || isFromFolder(name)) return { sources: found }
  const titled = nearest(names.byTitle.get(name.toLowerCase()) ?? names.byBlock.get(name) ?? [], file)
  return { sources: titled, isAmbiguous: titled.length > 1 }
}

/** The files that a path or a name without the ending of a note may mean, the nearest first. */
function findFile(name: string, file: ContentFile, names: NoteNames): SourcePath[] {
  const files = names.byFile.get(basename(name).toLowerCase()) ?? []
  if (isFromFolder(name)) {
    // Nothing is above the top of a vault: what would lead there begins at the top.
    const inVault = normalize(`/${relative(file.folder, dirname(originalOf(file)))}/${name}`)
    const beside = matching(`${dirname(originalOf(file))}/${name}`, files)
    return beside.length > 0 ? beside : matching(`${file.folder}${inVault}`, files)
  }
  const path = name.replace(/^\//, '')
  const exact = [...matching(`${file.folder}/${path}`, files), ...matching(path, files)]
  if (exact.length > 0) return exact
  const ending = `/${normalize(path).toLowerCase()}`
  const named = files.filter((source) => `/${withoutEnding(source)}`.toLowerCase().endsWith(ending))
  return nearest(named, file)
}

const isFromFolder = (name: string) => /^\.{1,2}\//.test(name)

function matching(path: string, files: SourcePath[]): SourcePath[] {
  const wanted = normalize(path).toLowerCase()
  return files.filter((source) => withoutEnding(source).toLowerCase() === wanted)
}

/** Files of the same version or blog first, then those below the folder of the note, then the shorter path. */
function nearest(sources: SourcePath[], file: ContentFile): SourcePath[] {
  const folder = `${dirname(originalOf(file))}/`
  const rank = (source: string) =>
    (source.startsWith(`${file.folder}/`) ? 0 : 2) + (source.startsWith(folder) ? 0 : 1)
  return sources.toSorted((a, b) => rank(a) - rank(b) || a.length - b.length || (a < b ? -1 : 1))
}

function diagnoseUnknown(name: string, names: NoteNames, where: Reference['where']): Diagnostic {
  const { outlines, byFile, byTitle, leftOut } = names
  const [file] = leftOut.get(fileKey(name.trim())) ?? []
  if (file) return diagnose('unknown-note-name', [name, undefined, file], where)
  const known = [...outlines.keys()].map((source) => withoutEnding(basename(source)))
  const near =
    nearestMatch(name, known) ?? nearestMatch(name.toLowerCase(), [...byTitle.keys(), ...byFile.keys()])
  return withOnlyMatch(diagnose('unknown-note-name', [name, near], where), name, known)
}

/** Whether a note names others by `[[name]]`, or in a vault by paths that may be names. */
export const hasNames = ({ references }: Document): boolean =>
  references.some((reference) => 'byName' in reference || 'mayBeName' in reference)
