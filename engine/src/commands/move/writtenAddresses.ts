import type { Nodes, Root } from 'hast'
import type { ContentFile } from '../../content/contentFile.ts'
import { type Compiler, startWalk } from '../../markdown/compileDocument.ts'
import { outlineDocument } from '../../markdown/outlineDocument.ts'
import { importsIn, parseBody, textForParser } from '../../markdown/parseBody.ts'
import { readableUrl } from '../../markdown/places.ts'
import { loweredNote, replaceParts } from '../../markdown/source/sourceParts.ts'
import { childrenOf, noteNameOf, type Walk } from '../../markdown/walk.ts'
import { decodePath } from '../../model/paths.ts'
import { escapeAttribute, srcsetAddress } from '../../std/html.ts'
import { findPlaces, indexesOf } from '../../std/text.ts'
import {
  addressesInHeader,
  type Definitions,
  definitionsIn,
  encodedLike,
  escapeParentheses,
  findQuoted,
  indexOfName,
  inNote,
  isInAttribute,
  labelKey,
  quotesIn,
  startsOf,
  type WrittenAddress,
  withSpaces,
} from './writtenPaths.ts'

/** Finds every address that a note names: in its text, its tags, its imports, its fences and its front matter. */
export function writtenAddresses(file: ContentFile, compiler: Compiler): WrittenAddress[] {
  const walk = startWalk(outlineDocument(file), compiler)
  const root = parseBody(walk)
  const searched = openText(file, walk)
  const found = [
    ...addressesInHeader(file, compiler.options),
    ...importsOf(root, walk),
    ...addressesIn(root, searched),
    ...quotesIn(file),
  ]
  return withoutTwins(found)
}

/** The text that the parser was given, and where in the file each part of it is. */
interface Searched {
  text: string
  /** The same with blanks in place of code and comments. */
  withoutCode: string
  offsetOf(line: number, column: number): number
  /** The range in the file of a range of the text; undefined if the file holds something else there. */
  toFile(start: number, end: number): [start: number, end: number] | undefined
  /** Where the last address without a place of its own was found. */
  cursor: number
  /** The addresses in tags without a place of their own that were found, with the names of tag and attribute. */
  inTags: Set<string>
  /** The text of the file, where links have their names behind their labels. */
  labelsFirst: string | undefined
}

function openText(file: ContentFile, walk: Walk): Searched {
  const text = textForParser(walk)
  const lines = text.split('\n')
  const starts = startsOf(lines)
  const written = file.text.split('\n')
  const writtenStarts = startsOf(written)
  const isSame = lines.map((line, index) => line === written[index])
  const placeOf = findPlaces(text)
  return {
    text,
    labelsFirst: walk.options.obsidian === 'dendron' ? file.text : undefined,
    withoutCode: replaceParts(text, (part, kind) => (kind === 'tag' ? part : part.replace(/[^\n]/g, ' '))),
    cursor: 0,
    inTags: new Set(),
    offsetOf: (line, column) => (starts[line - 1] ?? text.length) + column - 1,
    toFile(start, end) {
      const { line, column } = placeOf(start)
      const wanted = text.slice(start, end)
      const note = loweredNote.exec(lines[line - 1]!)?.[1]
      if (note && line > written.length) return inNote(Number(note), wanted, file.text)
      const inLine = () => indexesOf(wanted, lines[line - 1]!).indexOf(column - 1)
      // Only within a line does the text for the parser differ from the file.
      const index = isSame[line - 1] ? column - 1 : indexesOf(wanted, written[line - 1] ?? '')[inLine()]
      const from = (writtenStarts[line - 1] ?? 0) + (index ?? 0)
      return index === undefined ? undefined : [from, from + wanted.length]
    },
  }
}

function addressesIn(root: Root, searched: Searched): WrittenAddress[] {
  const definitions = definitionsIn(searched.withoutCode)
  return visit(root)

  function visit(node: Nodes | Root): WrittenAddress[] {
    const own = node.type === 'root' ? [] : addressesOf(node, searched, definitions)
    return [...own, ...childrenOf(node).flatMap(visit)]
  }
}

function addressesOf(node: Nodes, searched: Searched, definitions: Definitions): WrittenAddress[] {
  const { start, end } = node.position ?? {}
  const range = start &&
    end && {
      start: searched.offsetOf(start.line, start.column),
      end: searched.offsetOf(end.line, end.column),
    }
  if (node.type === 'element') {
    const name = noteNameOf(node)?.target
    if (name) return nameAddress(name, range?.start ?? findName(name, searched), searched)
    const url = String(
      (node.tagName === 'a' ? node.properties.href : node.tagName === 'img' && node.properties.src) || '',
    )
    const kind = node.tagName === 'a' ? 'link' : 'image'
    if (!range) {
      const places = url ? everywhereInMarkdown(url, searched, definitions) : []
      return [
        ...inTag(
          attributesOf(node.properties),
          { name: node.tagName, isPath: node.tagName !== 'a' },
          searched,
        ),
        ...places.flatMap((place) => markdownAddress(kind, url, place, searched)),
      ]
    }
    const place = url && inMarkdown(searched.text.slice(range.start, range.end), range.start, definitions)
    return place ? markdownAddress(kind, url, place, searched) : []
  }
  if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && range)
    return inTag(
      jsxAttributes(node.attributes),
      { name: node.name ?? '', isPath: !likeMarkdown.has(node.name ?? ''), range },
      searched,
    )
  return []
}

/**
 * Where links and pictures of Markdown hold an address, in a note whose tree has no places, as of those with HTML: they
 * all lead to the same.
 */
function everywhereInMarkdown(url: string, { withoutCode, text }: Searched, definitions: Definitions) {
  const inline = Array.from(withoutCode.matchAll(/\]\(\s*(<[^<>\n]*>|[^\s<)][^\s)]*)/g), (match) => {
    const end = match.index + match[0].length
    return { start: end - match[1]!.length, end }
  })
  const plain = (address: string) => decodePath(readableUrl(address)) ?? address
  const isSame = ({ start, end }: { start: number; end: number }) =>
    plain(text.slice(start, end).replace(/^<(.*)>$/, '$1')) === plain(url)
  return [...inline, ...definitions.values()].filter(isSame)
}

/** Where a link or picture of Markdown, which begins at `offset`, holds its address. */
function inMarkdown(written: string, offset: number, definitions: Definitions) {
  const inline = /\]\(\s*(<[^<>\n]*>|[^\s<]\S*?)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?\s*\)$/
  const match = lastInline(written, inline)
  if (match) return { start: offset + match.start, end: offset + match.end }
  const automatic = /^<([^<>\s]+)>$/.exec(written)?.[1] ?? (/^[^[!]\S*$/.test(written) ? written : undefined)
  if (automatic) {
    const start = offset + written.indexOf(automatic)
    return { start, end: start + automatic.length }
  }
  const [, text = '', label] = /^!?\[([\s\S]*?)\](?:\[([^\]]*)\])?$/.exec(written) ?? []
  return definitions.get(labelKey(label || text))
}

/** The address of an inline link: it begins at the last `](` after which its parentheses are balanced. */
function lastInline(written: string, inline: RegExp) {
  for (
    let from = written.lastIndexOf('](');
    from >= 0;
    from = from > 0 ? written.lastIndexOf('](', from - 1) : -1
  ) {
    const match = inline.exec(written.slice(from))
    const address = match?.[1]
    if (match?.index !== 0 || address === undefined) continue
    const start = from + match[0].indexOf(address)
    return { start, end: start + address.length }
  }
  return undefined
}

/** Where a name without a position is, as in notes with HTML: behind the last one found, or in a footnote. */
function findName(name: string, searched: Searched): number {
  const behind = indexOfName(name, searched.withoutCode, searched.cursor)
  if (behind >= 0) searched.cursor = behind + 2
  return behind >= 0 ? behind : indexOfName(name, searched.withoutCode)
}

/** What precedes the name in a link of Dendron. */
const leadOfName = /^\[\[(?:[^[\]|\n]+\|)?(?:dendron:\/\/[^/\s[\]|]+\/)?\s*/

/** The name of a note in a link between double brackets, without its heading; '' for the note itself. */
function nameAddress(target: string, offset: number, searched: Searched): WrittenAddress[] {
  const { text, labelsFirst, toFile } = searched
  const url = target.split('#')[0]!.trimEnd()
  const at = labelsFirst ? text.indexOf('[[', offset) : text.indexOf(url || '#', offset)
  const length = labelsFirst ? 2 : Math.max(1, url.length)
  const found = offset < 0 ? undefined : toFile(at, at + length)
  if (!found) return []
  const lead = labelsFirst ? leadOfName.exec(labelsFirst.slice(found[0]))![0].length : 0
  const start = found[0] + lead
  return [{ kind: 'name', url, start, end: start + url.length, spell: (other) => other }]
}

function markdownAddress(
  kind: 'link' | 'image',
  url: string,
  place: { start: number; end: number },
  searched: Searched,
): WrittenAddress[] {
  const written = searched.text.slice(place.start, place.end)
  const isAngled = written.startsWith('<')
  const [start, end] = searched.toFile(place.start, place.end) ?? []
  if (start === undefined || end === undefined) return []
  const spellLike = (other: string) =>
    isAngled ? `<${withSpaces(other, written)}>` : escapeParentheses(other)
  const spell = (other: string) => spellLike(encodedLike(written, other))
  return [{ kind, url: readableUrl(url), start, end, spell }]
}

/** The attributes of tags and components that name a page or a file. */
const addressAttribute =
  /(?:^|-)(?:href|to|src|srcset|poster|data|url|link|image|picture|icon|sources|light|dark)$|.(?:href|to|src|url|link)$/i

/** Components whose addresses are read as those of Markdown. */
const likeMarkdown = new Set(['Figure', 'Link', 'ThemedImage'])

type Attribute = [name: string, values: string[]]

const attributesOf = (properties: Record<string, unknown>): Attribute[] =>
  Object.entries(properties).map(([name, value]) => [name, typeof value === 'string' ? [value] : []])

function jsxAttributes(attributes: { type: string; name?: string; value?: unknown }[]): Attribute[] {
  return attributes.map(({ name = '', value }) => {
    if (typeof value === 'string') return [name, [value]]
    const code = (value as { value?: string } | null)?.value ?? ''
    return [
      name,
      Array.from(code.matchAll(/(["'`])((?:\.{1,2}\/|\/|@site\/)[^"'`\n]*)\1/g), ([, , url]) => url!),
    ]
  })
}

/** Finds the addresses of a tag in its range, or where the tree has no places in all tags like it. */
function inTag(
  attributes: Attribute[],
  tag: { name: string; isPath: boolean; range?: { start: number; end: number } },
  searched: Searched,
): WrittenAddress[] {
  const { range: within, isPath } = tag
  let cursor = within?.start ?? 0
  return attributes.flatMap(([name, values]) => {
    if (!addressAttribute.test(name)) return []
    const urls = values.flatMap((value) =>
      /^srcset$/i.test(name) ? Array.from(value.matchAll(srcsetAddress), ([, url]) => url!) : [value],
    )
    const kind =
      /^(?:a|area|[A-Z].*)$/.test(tag.name) && !/src|image|picture|icon|light|dark/i.test(name)
        ? 'link'
        : 'image'
    return urls.filter(Boolean).flatMap((url) => placesOf(url, name).flatMap((place) => at(place, url)))

    function at(place: { start: number; end: number }, url: string): WrittenAddress[] {
      const range = searched.toFile(place.start, place.end)
      const written = searched.text.slice(place.start, place.end)
      const spell = (other: string) =>
        encodedLike(written, withSpaces(written.includes('&') ? escapeAttribute(other) : other, written))
      return range ? [{ kind, url: readableUrl(url), isPath, start: range[0], end: range[1], spell }] : []
    }
  })

  function placesOf(url: string, name: string) {
    const { text, withoutCode, inTags } = searched
    if (!within) {
      // Those of all tags like it were found with the first one.
      const key = `${tag.name} ${name} ${url}`
      if (inTags.has(key)) return []
      inTags.add(key)
      return findQuoted(url, withoutCode).filter(({ start }) =>
        isInAttribute(start, { tag: tag.name, name }, withoutCode),
      )
    }
    const place = findQuoted(url, text, cursor).find(({ end }) => end <= within.end)
    cursor = place?.end ?? cursor
    return place ? [place] : []
  }
}

function importsOf(root: Root, walk: Walk): WrittenAddress[] {
  // The parser is given no front matter, so its offsets are not those in the file.
  const starts = startsOf(walk.file.text.split('\n'))
  return importsIn(root, walk).flatMap(({ specifier, where }) => {
    if (!where.line || !where.column) return []
    const start = (starts[where.line - 1] ?? 0) + where.column
    const end = start + specifier.length
    if (walk.file.text.slice(start, end) !== specifier) return []
    return [{ kind: 'import' as const, url: specifier, start, end, spell: (url: string) => url }]
  })
}

/** An address that several links share, as a definition, is one. */
const withoutTwins = (all: WrittenAddress[]) => [...new Map(all.map((each) => [each.start, each])).values()]
