import { isMap, isScalar, type Pair } from 'yaml'
import { parseYaml } from '../../content/parseYaml.ts'
import { splitFrontMatter } from '../../markdown/frontMatter/frontMatter.ts'
import type { TextEdit } from '../move/textEdits.ts'
import type { UpgradedNote } from './mod.ts'

/** The former fields of the only author of a post, and what they are called within `authors`. */
const fields: Record<string, string> = {
  author: 'name',
  author_title: 'title',
  authorTitle: 'title',
  author_url: 'url',
  authorURL: 'url',
  author_image_url: 'image_url',
  authorImageURL: 'image_url',
}

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
