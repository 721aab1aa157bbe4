import type { Nodes, Root } from 'hast'
import { locate, type SourceLocation, type SourceText } from '../diagnostics/diagnostic.ts'
import { childrenOf, noteNameOf } from '../markdown/walk.ts'
import { inlineTag } from '../std/html.ts'

/** The text of a paragraph, a heading, a cell or the like, as readers see it. Code and pictures are one character each. */
export interface NoteText {
  text: string
  /** Whether a mark at the start of a line would begin a heading, a list or a box: not in a heading or a cell. */
  canHoldBlocks: boolean
  /** Finds what is written in the same way in the note, and so not escaped, quoted from code or the like. */
  find(pattern: RegExp): FoundText[]
}

export interface FoundText {
  match: RegExpExecArray
  where: SourceLocation
}

/** The texts of a note, in their order. */
export function textsIn(root: Root, source: SourceText): NoteText[] {
  const texts: NoteText[] = []
  collectTexts(root, { line: 1, end: source.lines.length }, (text, node, lines) =>
    texts.push({
      text,
      canHoldBlocks: !(node.type === 'element' && /^(?:h[1-6]|t[dh])$/.test(node.tagName)),
      find: (pattern) => findAll({ text, pattern, lines }, source),
    }),
  )
  return texts
}

/** The lines of a node, from 1. Nodes of HTML have no place, and so that of what they are in. */
interface Lines {
  line: number
  end: number
}

/** In place of what has no text. */
const placeholder = '\uFFFC'

/** What parts texts as they are written: the end of a line, and what is no text. */
const gaps = /[\n\uFFFC]/

type AddText = (text: string, node: Nodes | Root, lines: Lines) => unknown

function collectTexts(node: Nodes | Root, outer: Lines, add: AddText): void {
  const { position } = node
  const lines = position ? { line: position.start.line, end: position.end.line } : outer
  let text = ''
  const endText = () => {
    if (text.trim() !== '') add(text.trim(), node, lines)
    text = ''
  }
  for (const child of childrenOf(node))
    if (isInline(child)) text += inlineText(child)
    else {
      endText()
      if (!isCode(child)) collectTexts(child, lines, add)
    }
  endText()
}

/** Elements within a line that have no words. */
const wordless = /^(?:br|img|input)$/

function isInline(node: Nodes): boolean {
  if (node.type === 'element') return inlineTag.test(node.tagName) || wordless.test(node.tagName)
  return node.type === 'text' || node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression'
}

const isCode = (node: Nodes) =>
  node.type === 'element' && /^(?:pre|style|script|svg|math)$/.test(node.tagName)

const noText = /^(?:code|img|input|kbd|samp|var)$/

function inlineText(node: Nodes): string {
  if (node.type === 'text') return node.value
  const tag =
    node.type === 'element' ? node.tagName : node.type === 'mdxJsxTextElement' ? node.name : undefined
  if (tag === 'br') return '\n'
  if (isName(node)) return placeholder
  return tag === undefined || noText.test(tag ?? '') ? placeholder : childrenOf(node).map(inlineText).join('')
}

/** Whether it is a link by name without a label. It shows the name, in which nothing is markup. */
function isName(node: Nodes): boolean {
  const name = node.type === 'element' ? noteNameOf(node) : undefined
  return name !== undefined && !name.label
}

interface Search {
  text: string
  pattern: RegExp
  lines: Lines
}

/** Finds matches by the text around them, as much as is written without markup: equal ones may be elsewhere. */
function findAll({ text, pattern, lines }: Search, source: SourceText): FoundText[] {
  const places = new Map<string, Generator<SourceLocation>>()
  const nextPlace = (written: string, from = 0) => {
    const key = `${from} ${written}`
    const next = places.get(key) ?? placesOf(written, lines, source)
    places.set(key, next)
    return next.next().value as SourceLocation | undefined
  }
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    const [written = ''] = match[0].split('\n')
    for (const most of [16, 8, 4, 0]) {
      const before = text
        .slice(Math.max(0, match.index - most), match.index)
        .split(gaps)
        .at(-1)!
      const after = text
        .slice(match.index + written.length)
        .slice(0, most)
        .split(gaps)[0]!
      const place = nextPlace(before + written + after, before.length)
      if (place) return [{ match, where: inside(place, before.length, written.length) }]
    }
    return []
  })
}

const inside = (place: SourceLocation, from: number, length: number): SourceLocation => ({
  ...place,
  column: place.column! + from,
  length,
})

/** Every place of a text in some lines where no backslash takes its meaning away. */
function* placesOf(written: string, { line, end }: Lines, source: SourceText): Generator<SourceLocation> {
  for (let number = line; number <= end; number++) {
    const text = source.lines[number - 1] ?? ''
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + written.length))
      if (!isEscaped(text, at)) yield { ...locate(source, number, at + 1), length: written.length }
  }
}

const isEscaped = (text: string, at: number) =>
  (/(?<!\\)\\*$/.exec(text.slice(0, at))?.[0].length ?? 0) % 2 === 1
