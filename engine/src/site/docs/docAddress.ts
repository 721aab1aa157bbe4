import { posix } from 'node:path'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { DocumentOutline } from '../../markdown/document.ts'
import type { DocFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import type { NumberPrefix } from '../../model/callbackFacts.ts'
import { decodePath, joinUrlPath } from '../../model/paths.ts'
import type { Doc } from '../site.ts'

/** The parts of a note's path below the docs folder that its URL is made of. */
export interface DocPlace {
  /** Folder without number prefixes; empty at the top. */
  folder: string
  /** File name without number prefix and ending. */
  name: string
  /** The number prefix of the file name. */
  position?: number | undefined
  /** Whether it is the index page of its folder. */
  isIndex: boolean
}

/** Parses the path of a note. `parse_number_prefixes: false` in its front matter keeps all numbers. */
export function docPlace({ file, frontMatter }: DocumentOutline, parsePrefix: NumberPrefixParser): DocPlace {
  const { dir, name: rawName } = posix.parse(file.path)
  const isIndex = isIndexFile(file.path)
  if (frontMatter.parse_number_prefixes === false) return { folder: dir, name: rawName, isIndex }
  const { filename: name, numberPrefix: position } = parsePrefix(rawName)
  return { folder: stripNumberPrefixes(dir, parsePrefix), name, position, isIndex }
}

function stripNumberPrefixes(folder: string, parsePrefix: NumberPrefixParser): string {
  return folder
    .split('/')
    .map((segment) => parsePrefix(segment).filename)
    .join('/')
}

/**
 * The id by which sidebars and the config refer to a doc: its folder, and the `id` of its front matter or else its
 * name.
 */
export function docId({ folder, name }: DocPlace, written?: string): string {
  return [folder, written || name].filter(Boolean).join('/')
}

/** The path of a doc below that of its version, decoded. The slug of an index page ends in a slash. */
export function docSlug(place: DocPlace, { id, slug }: DocFrontMatter): string {
  const folder = joinUrlPath(place.folder, '/')
  if (slug) return resolveSlug(decodePath(slug) ?? slug, folder)
  return place.isIndex ? folder : joinUrlPath(folder, id || place.name)
}

function resolveSlug(slug: string, folder: string): string {
  return slug.startsWith('/') ? slug : posix.join(folder, slug)
}

const indexNames = ['index', 'readme']

/** Whether a file is the page of its folder: named `index`, `README` or as the folder itself. */
export function isIndexFile(path: string): boolean {
  const { dir, name } = posix.parse(path.toLowerCase())
  return indexNames.includes(name) || (dir !== '' && name === posix.basename(dir))
}

/** Splits a number prefix off a file or folder name. */
export type NumberPrefixParser = (name: string) => NumberPrefix

/** Dates and versions: `2021-11-foo`, `7.0-foo`. */
const dateOrVersion = /^\d+[-_.]\d/

const prefixed = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/

/** Takes `01` off `01-intro`; a name without such a number, or with a date or version, stays whole. */
export function parseNumberPrefix(name: string): NumberPrefix {
  const [, number, filename] = (!dateOrVersion.test(name) && prefixed.exec(name)) || []
  return filename === undefined ? { filename: name } : { filename, numberPrefix: Number(number) }
}

/** The parser that the `numberPrefixParser` setting asks for. */
export function toNumberPrefixParser(setting: boolean | NumberPrefixParser): NumberPrefixParser {
  if (typeof setting === 'function') return setting
  return setting ? parseNumberPrefix : (filename) => ({ filename })
}

/** The folder of a doc below that of the docs, as on disk; empty at the top. */
export function docFolder(doc: Doc): string {
  return posix.parse(doc.outline.file.path).dir
}

/** A field of a doc's front matter, as the place of a problem. */
export function fieldPlace({ outline }: Doc, field: string): SourceLocation {
  return { file: outline.file.source, key: [field] }
}
