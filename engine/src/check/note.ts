import type { Element, Nodes, Root } from 'hast'
import {
  type Diagnostic,
  MarkdownSyntaxError,
  type SourceLocation,
  type SourceText,
} from '../diagnostics/diagnostic.ts'
import { type Compiler, explainFailure, startWalk } from '../markdown/compileDocument.ts'
import type { Document } from '../markdown/document.ts'
import { findAllErrors, parseBody } from '../markdown/parseBody.ts'
import { whereIs } from '../markdown/places.ts'
import { proseLines } from '../markdown/source/sourceParts.ts'
import { isHtmlTag, isJsx, toHtmlElement } from '../markdown/syntax/jsx.ts'
import { childrenOf, toText, type Walk } from '../markdown/walk.ts'
import { type NoteText, textsIn } from './texts.ts'

/** A note, parsed for the rules of `check`. */
export interface Note {
  document: Document
  /** All HTML elements, written as Markdown or JSX, in document order. */
  elements: NoteElement[]
  /** All components, in document order. */
  components: NoteComponent[]
  texts: NoteText[]
  source: SourceText
  /** Looks for what has no place of its own, such as HTML, from the start of the text again. */
  rewind(): void
  /** Whether what Obsidian adds to Markdown is markup in it. */
  isOfVault: boolean
}

export interface NoteElement {
  tag: string
  properties: Element['properties']
  node: Nodes
  /** The location of the element, or of the text `written` within it. */
  where(written?: string): SourceLocation
}

export interface NoteComponent {
  name: string
  /** The names of the components that it is in. */
  around: string[]
  where: SourceLocation
}

/** Parses a note again, because a compiled document has no tree. */
export function openNote(document: Document, compiler: Compiler): Note {
  const walk = startWalk(document, compiler)
  const { source } = walk
  const rewind = () => {
    walk.lastFound = { line: 1, column: 0 }
  }
  const facts = { document, source, rewind, isOfVault: compiler.options.obsidian !== false }
  const { root, isWhole } = parseNote(walk)
  if (!root) return { ...facts, elements: [], components: [], texts: [] }
  return {
    ...facts,
    elements: elementsIn(root, walk),
    components: isWhole ? componentsIn(root, walk) : [],
    texts: textsIn(root, source),
  }
}

/** The headings of a note in their order, each with its line; 0 for one that is found in none. */
export function headingLines({ elements, source }: Note): { tag: string; line: number }[] {
  const headings = elements.filter(({ tag }) => /^h[1-6]$/.test(tag))
  let prose: (string | undefined)[] | undefined
  let last = 0
  return headings.map(({ tag, node, where }) => {
    prose ??= node.position ? undefined : proseLines(source.lines.join('\n')).map(headingLetters)
    const wanted = lettersOf(toText(node as Element))
    const found = where().line ?? prose!.findIndex((line, index) => index >= last && line === wanted) + 1
    last = found || last
    return { tag, line: found }
  })
}

/** The letters of the heading that a line is, as readers see them; undefined for other lines. */
function headingLetters(line: string): string | undefined {
  const written = /^[\s>]*#{1,6}\s(.*)/.exec(line)?.[1]
  if (written === undefined) return undefined
  const text = written.trimEnd().replace(/\{#[^{}]*\}$/, '')
  return lettersOf(text.replace(/\[\[[^[\]|]*\|/g, '').replace(/\]\([^()]*\)|<[^<>]*>/g, ''))
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Of a note with syntax errors, which compiling has reported, the tree of the text without them. */
function parseNote(walk: Walk): { root?: Root | undefined; isWhole: boolean } {
  try {
    return { root: parseBody(walk), isWhole: true }
  } catch (error) {
    if (error instanceof MarkdownSyntaxError) return { root: parseRest(error, walk), isWhole: false }
    explainFailure(error, walk)
    return { isWhole: false }
  }
}

function parseRest(first: MarkdownSyntaxError, walk: Walk): Root | undefined {
  try {
    return findAllErrors(first, walk).parseRest?.()
  } catch (error) {
    explainFailure(error, walk)
    return undefined
  }
}

function elementsIn(node: Nodes | Root, walk: Walk): NoteElement[] {
  const below = childrenOf(node).flatMap((child) => elementsIn(child, walk))
  const element = toElement(node, walk)
  if (!element) return below
  const { tagName: tag, properties } = element
  return [{ tag, properties, node, where: (written) => whereIs(node, walk, written) }, ...below]
}

function componentsIn(node: Nodes | Root, walk: Walk, around: string[] = []): NoteComponent[] {
  const name = isJsx(node) && !isHtmlTag(node.name ?? '') ? node.name : undefined
  const within = name ? [...around, name] : around
  const below = childrenOf(node).flatMap((child) => componentsIn(child, walk, within))
  return name ? [{ name, around, where: whereIs(node as Nodes, walk) }, ...below] : below
}

function toElement(node: Nodes, walk: Walk): Element | undefined {
  if (node.type === 'element') return node
  return isJsx(node) && isHtmlTag(node.name ?? '') ? toHtmlElement(node, walk) : undefined
}

/** Finds one kind of weakness in a note. */
export type NoteRule = (note: Note) => Diagnostic[]
