import { isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import { locateText } from '../../config/locateSettings.ts'
import { parseYaml } from '../../content/parseYaml.ts'
import type { SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { SourcePath } from '../../model/paths.ts'
import { memoize } from '../../std/collections.ts'
import { indexesOf, splitFrontMatter } from '../../std/text.ts'

/** The file to search, and where in it. */
interface Searched {
  file: SourcePath
  text: string
  /** Search starts at this place. */
  after?: SourceLocation | undefined
  /** Which occurrence is meant, from 0. */
  nth?: number | undefined
}

/** Pairs of signs that enclose an address; the last ones in the list of a `srcset`. */
const delimiters = ['""', "''", '``', '()', '" ', '",', '  ', ' ,', ' "']

/**
 * The place of the first of the texts that occurs in the file between `delimiters`; one that begins with `#` or `--`
 * need only have the second of a pair behind it. Without a match, gives `after`. If code repeats a text on the page, the file holds
 * it once: then its last occurrence is meant.
 */
export function findText(texts: string[], { file, text, after, nth = 0 }: Searched): SourceLocation {
  const from = after ? offsetOf(after, text) : 0
  for (const wanted of texts)
    for (const [open = '', close = ''] of after ? [...delimiters, ''] : delimiters) {
      const before = /^(?:#|--)/.test(wanted) ? '' : open
      const found = indexesOf(before + wanted + close, text).filter((index) => index >= from)
      const start = (found[nth] ?? found.at(-1) ?? 0) + before.length
      if (found.length > 0) return locateText(file, text, { start, end: start + wanted.length })
    }
  return after ?? { file }
}

function offsetOf({ line = 1, column = 1 }: SourceLocation, text: string): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((offset, each) => offset + each.length + 1, column - 1)
}

/**
 * Gives the place of a key in a YAML or JSON file or in front matter; if the key is missing, of the nearest key above it.
 * The file is parsed once for all keys.
 */
export function openKeys({ file, text }: Pick<Searched, 'file' | 'text'>) {
  const yaml = /\.mdx?$/.test(file) ? onlyHeader(text) : text
  const { contents } = parseYaml(yaml).document
  const membersOf = memoize(
    (map: YAMLMap<Node>) => new Map(map.items.map((pair) => [isScalar(pair.key) && pair.key.value, pair])),
  )
  const memberOf = (node: unknown, key: PropertyKey): { name: Node; value: unknown } | undefined => {
    if (isSeq(node)) {
      const item = node.items[Number(key)] as Node | undefined
      return item && { name: item, value: item }
    }
    const pair = isMap<Node>(node) ? membersOf(node).get(key) : undefined
    return pair && { name: pair.key, value: pair.value }
  }
  return (key: PropertyKey[]): SourceLocation => {
    const range = findInYaml(contents, key, memberOf)
    return range ? locateText(file, text, { start: range[0], end: range[1] }) : { file }
  }
}

/** The text with everything before the front matter replaced by spaces, so that offsets stay valid. */
function onlyHeader(text: string): string {
  const { header } = splitFrontMatter(text)
  return text.slice(0, text.indexOf(header)).replace(/[^\n]/g, ' ') + header
}

/** The range of the last key of the path that exists. */
function findInYaml(
  contents: unknown,
  path: PropertyKey[],
  memberOf: (node: unknown, key: PropertyKey) => { name: Node; value: unknown } | undefined,
): [number, number, number] | undefined {
  let node = contents
  let found: Node | undefined
  for (const key of path) {
    const member = memberOf(node, key)
    if (!member) break
    found = member.name
    node = member.value
  }
  return found?.range ?? undefined
}
