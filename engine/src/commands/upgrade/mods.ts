import { isMap, isScalar, type Pair } from 'yaml'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { ContentFile } from '../../content/contentFile.ts'
import { parseYaml } from '../../content/parseYaml.ts'
import { proseLines } from '../../markdown/source/sourceParts.ts'
import { asTable } from '../../std/collections.ts'
import { isOlder, splitFrontMatter } from '../../std/text.ts'
import type { TextEdit } from '../move/textEdits.ts'

/** A former way to write something, and how files of a site get the present one. Applied twice, it does nothing more. */
export type Mod = NoteMod | SettingMod

interface Former {
  /** Only sites made before this version have the former way. Left out: it can mean nothing else in any version. */
  before?: string
}

/** Rewrites Markdown files. What it cannot rewrite without a loss it leaves. */
export interface NoteMod extends Former {
  note(file: UpgradedNote, config: Pick<SiteConfig, 'markdown'>): TextEdit[]
}

/** Moves a setting of the config. One that code computes is reported instead. */
export interface SettingMod extends Former {
  from: string[]
  to: string[]
}

/** A Markdown file of a content folder; others include those whose names begin with `_`. */
export type UpgradedNote = Pick<ContentFile, 'collection' | 'text'>

/** Every mod. One is added with each change that is listed as breaking, and its test beside it. */
export const mods: Mod[] = [
  // `:::note Title` is `:::note[Title]`.
  { note: writeTitles },
  // `author` and what belongs to it is `authors`.
  { note: writeAuthors },
  // Docusaurus has moved it, too.
  { from: ['onBrokenMarkdownLinks'], to: ['markdown', 'hooks', 'onBrokenMarkdownLinks'] },
]

/** The mods that a site made with a version needs; all of them if the version is not known. */
export function modsSince(version: string | undefined, all: Mod[] = mods): Mod[] {
  return all.filter(({ before }) => before === undefined || version === undefined || isOlder(version, before))
}

/** The former fields of the only author of a post, and what they are called within `authors`. */
const fields = asTable<string>({
  author: 'name',
  author_title: 'title',
  authorTitle: 'title',
  author_url: 'url',
  authorURL: 'url',
  author_image_url: 'image_url',
  authorImageURL: 'image_url',
})

/** Writes the author of a post as `authors`. Front matter that is written in an unusual way stays. */
export function writeAuthors({ collection, text }: UpgradedNote): TextEdit[] {
  const { header, bodyOffset } = splitFrontMatter(text)
  const { document, error } = parseYaml(header)
  if (collection !== 'blog' || error || !isMap(document.contents) || document.contents.flow) return []
  const pairs = document.contents.items
  const former = pairs.filter(({ key }) => keyOf(key) in fields)
  const lines = former.flatMap((pair) => lineOf(pair, header) ?? [])
  const names = former.map(({ key }) => fields[keyOf(key)])
  const isClear = !pairs.some(({ key }) => keyOf(key) === 'authors') && new Set(names).size === names.length
  const [first, ...others] = lines
  if (!isClear || !first || lines.length < former.length) return []
  const written = lines.map(({ rest }, index) => `${index === 0 ? '  - ' : '    '}${names[index]}:${rest}\n`)
  const headerOffset = text.indexOf('\n') + 1
  const edits = [
    { ...first, text: `authors:\n${written.join('')}` },
    ...others.map((line) => ({ ...line, text: '' })),
  ].map(({ start, end, text }) => ({ start: start + headerOffset, end: end + headerOffset, text }))
  return edits.every(({ end }) => end < bodyOffset) ? edits : []
}

const keyOf = (key: unknown) => (isScalar(key) ? String(key.value) : '')

/** The line of a field and what follows its colon; undefined unless the field is a plain value in one line. */
function lineOf({ key, value }: Pair, header: string) {
  if (!isScalar(key) || !isScalar(value) || !key.range || !value.range || value.anchor) return undefined
  const [start] = key.range
  const end = header.indexOf('\n', start) + 1
  const [valueStart, valueEnd] = value.range
  const isAlone = /(?:^|\n)$/.test(header.slice(0, start)) && valueStart < end && valueEnd < end
  const rest = header.slice(header.indexOf(':', key.range[1]) + 1, end - 1)
  return isAlone && !/^BLOCK/.test(value.type ?? '') && rest.trim() !== '' ? { start, end, rest } : undefined
}

const opening =
  /^(?<name>(?<margin>[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t>]+)*):{3,}[A-Za-z][\w-]*)(?<blank>[ \t]+)(?=[^\s[{])/

/**
 * Puts the titles of boxes into brackets: `:::note Title` becomes `:::note[Title]`. Titles with a bracket that nothing
 * closes stay, and so does what may be indented code.
 */
export function writeTitles({ text }: UpgradedNote, { markdown }: Pick<SiteConfig, 'markdown'>): TextEdit[] {
  if (!markdown.mdx1Compat.admonitions || markdown.admonitions === false) return []
  const { bodyOffset } = splitFrontMatter(text)
  const body = text.slice(bodyOffset)
  const prose = proseLines(body)
  let next = bodyOffset
  return body.split('\n').flatMap((line, index) => {
    const start = next
    next += line.length + 1
    const { name = '', margin = '', blank = '' } = opening.exec(line)?.groups ?? {}
    const title = line.slice(name.length + blank.length)
    const isCode = markdown.format !== 'mdx' && /^(?: {4}|\t)/.test(margin)
    if (!name || !prose[index]!.startsWith(name) || isCode || !isBalanced(title)) return []
    return [
      { start: start + name.length, end: start + name.length + blank.length, text: '[' },
      { start: start + line.trimEnd().length, end: start + line.length, text: ']' },
    ]
  })
}

function isBalanced(title: string): boolean {
  let depth = 0
  for (const [bracket] of title.matchAll(/(?<!\\)[[\]]/g)) {
    depth += bracket === '[' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}
