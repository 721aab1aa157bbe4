import type GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Nodes, Root } from 'hast'
import type { ContentFile } from '../content/contentFile.ts'
import {
  type Diagnostic,
  locate,
  type SourceLocation,
  type SourceText,
  writtenAt,
} from '../diagnostics/diagnostic.ts'
import type { SettledTrees } from '../model/markdownPlugin.ts'
import { readLabel, shownName } from '../model/noteName.ts'
import type { Heading } from '../model/pageParts.ts'
import type { Highlighter } from './code/highlightCode.ts'
import type { Typesetter } from './createTypesetter.ts'
import type { BodyReference, ImportedName, LiveModule, NestedComponent, NoteSection } from './document.ts'
import type { DocFrontMatter } from './frontMatter/frontMatter.ts'
import type { Html } from './html.ts'
import type { NoteModule, OwnPart } from './live/noteModule.ts'
import type { MarkdownOptions } from './markdownOptions.ts'
import { replaceParts } from './source/sourceParts.ts'

/** What a walk is given, and never changes. */
interface WalkInput {
  readonly file: ContentFile
  readonly source: SourceText
  readonly frontMatter: DocFrontMatter
  readonly options: MarkdownOptions
  readonly highlight: Highlighter
  readonly typeset: Typesetter
  readonly settled?: SettledTrees | undefined
}

/** What a walk collects besides the HTML, which the renderers return. */
interface Collected {
  readonly references: BodyReference[]
  /** Components used but neither imported, declared nor built in. */
  readonly unknownComponents: LiveModule['components']
  /** Components generated for elements that need a function in the browser. */
  readonly ownParts: OwnPart[]
  /** Imported components inside of others. */
  readonly nested: NestedComponent[]
  readonly headings: Heading[]
  readonly sections: OpenSection[]
  readonly anchors: Set<string>
  readonly diagnostics: Diagnostic[]
  /** Plugins that are not done yet. */
  readonly waiting: Promise<unknown>[]
  /** The tags for the head of the page. */
  head: Html
  /** Whether a formula has been met. */
  hasMath: boolean
}

/** A section whose text is still written: in pieces, of which the last ones may be taken away again. */
export interface OpenSection extends Omit<NoteSection, 'text'> {
  readonly texts: string[]
}

/** What is read from the tree before the walk. */
interface ReadAhead {
  /** The heading that is the note's own title. */
  titleElement?: Element | undefined
  module: NoteModule
  /** The table of contents that the note exports in place of the headings. */
  ownToc?: Heading[] | undefined
}

/** A walk over a note's tree: its input, what it has collected so far, and where it is. */
export interface Walk extends WalkInput, Collected, ReadAhead {
  readonly slugger: GithubSlugger
  /** Whether the current element is within a link, a button or the like. */
  isInLink: boolean
  /** Whether the current element is within components that become one island. */
  isInComposition: boolean
  /** The imported components around the current element, the outermost first. */
  around: ImportedName[]
  /** Where the text of the last node without a position was found. */
  lastFound: { line: number; column: number }
}

/** The children of any node that may have them. */
export function childrenOf(node: Nodes | Root): ElementContent[] {
  return 'children' in node ? (node.children as ElementContent[]) : []
}

/** Adds a reference and gives the hole that it fills. */
export function addReference(reference: BodyReference, walk: Walk): Html {
  return [walk.references.push(reference) - 1]
}

/** The location of a node, or of the text `written` within its first line; rather of one behind the text `lead`. */
export function whereIs(node: Nodes, walk: Walk, written = '', lead = ''): SourceLocation {
  const { source } = walk
  const { start: parsed } = node.position ?? {}
  // What is below the last line was lifted out of the text.
  const start = parsed && parsed.line <= source.lines.length ? writtenPoint(parsed, source) : undefined
  for (const leads of lead ? [[lead], ['']] : [['']]) {
    const wanted = { spellings: spell(written), leads }
    const found = start ? findInLine(wanted, start, source.lines) : findInText(wanted, node, walk)
    if (found) return placeOf(found, source)
  }
  return start ? locate(source, start.line, start.column) : { file: source.file }
}

const spell = (written: string) => (written ? [...new Set([written, written.replaceAll('%20', ' ')])] : [])

const placeOf = ({ line, column, length }: FoundText, source: SourceText): SourceLocation => ({
  ...locate(source, line, column),
  length,
})

/** The location of the address of a link or picture: not in its label, which may say the same. */
export function whereAddressIs(element: Element, walk: Walk, url: string): SourceLocation {
  const { source } = walk
  const place = whereIs(element, walk)
  const isMarkdown = /^!?\[/.test(writtenAt(place))
  const start = (isMarkdown && element.children.at(-1)?.position?.end) || element.position?.start
  const end = element.position?.end
  const wanted = { spellings: spell(url), leads: ['](<', '](', '"', "'"] }
  const found =
    start && end
      ? findInLine(wanted, writtenPoint(start, source), source.lines, writtenPoint(end, source))
      : findInText(wanted, element, walk)
  if (found) return placeOf(found, source)
  return isMarkdown ? place : whereIs(element, walk, url)
}

const writtenPoint = ({ line, column }: TextPoint, source: SourceText): TextPoint => ({
  line,
  column: writtenColumn(source, line, column),
})

interface TextPoint {
  line: number
  column: number
}

type FoundText = TextPoint & { length: number }

/** A text in some spellings, behind one of some others. */
interface Wanted {
  spellings: string[]
  leads: readonly string[]
}

/** The first place of a text in a line, up to some end. */
function findInLine(
  { spellings, leads }: Wanted,
  { line, column }: TextPoint,
  lines: string[],
  end?: TextPoint,
): FoundText | undefined {
  const text = lines[line - 1]?.slice(0, end?.line === line ? end.column - 1 : undefined) ?? ''
  const isWanted = (at: number) =>
    leads.some((lead) => at - lead.length >= column - 1 && text.startsWith(lead, at - lead.length))
  const found = spellings.flatMap((spelling): FoundText[] => {
    let at = text.indexOf(spelling, column - 1)
    while (at >= 0 && !isWanted(at)) at = text.indexOf(spelling, at + 1)
    return at < 0 ? [] : [{ line, column: at + 1, length: spelling.length }]
  })
  return found.sort((one, other) => one.column - other.column)[0]
}

/**
 * Searches the text of a node without a position, as HTML gives them, from the last one found; if that fails, from the
 * start. What is no code may be quoted in code before.
 */
function findInText(wanted: Wanted, node: Nodes, walk: Walk): FoundText | undefined {
  const { lines } = walk.source
  for (const searched of isCode(node) ? [lines] : [linesOutsideCode(lines), lines]) {
    const found = findAfter(walk.lastFound, wanted, searched) ?? findAfter(firstPlace, wanted, searched)
    if (!found) continue
    walk.lastFound = found
    return found
  }
  return undefined
}

const firstPlace: TextPoint = { line: 1, column: 0 }

const isCode = (node: Nodes) =>
  node.type === 'element' &&
  /^(?:pre|code)$/.test(node.tagName) &&
  !/\bmath\b/.test(String(node.properties.className))

const outsideCode = new WeakMap<string[], string[]>()

/** The lines of a note with blanks in place of code and comments. */
function linesOutsideCode(lines: string[]): string[] {
  const blanked =
    outsideCode.get(lines) ??
    replaceParts(lines.join('\n'), (part, kind) =>
      kind === 'tag' ? part : part.replace(/[^\n]/g, ' '),
    ).split('\n')
  outsideCode.set(lines, blanked)
  return blanked
}

function findAfter(place: TextPoint, wanted: Wanted, lines: string[]): FoundText | undefined {
  let found = findInLine(wanted, { line: place.line, column: place.column + 1 }, lines)
  for (let line = place.line + 1; !found && line <= lines.length; line++)
    found = findInLine(wanted, { line, column: 1 }, lines)
  return found
}

/** Renders one kind of element; `renderChildren` gives the HTML of its children. */
export type ElementRenderer = (element: Element, walk: Walk, renderChildren: RenderChildren) => Html

export type RenderChildren = (node: Nodes) => Html

/** Renders a built-in component. */
export type ComponentRenderer = (node: JsxElement, walk: Walk, renderChildren: RenderChildren) => Html

/** The functions with which JSX is written as HTML. */
export interface HtmlWriter {
  children: RenderChildren
  element(element: Element): Html
  component(node: JsxElement, render: ComponentRenderer): Html
}

/** The text of a node, with the `alt` texts of its pictures. */
export function toText(node: Nodes): string {
  if (node.type === 'text') return node.value
  const name = node.type === 'element' ? noteNameOf(node) : undefined
  if (name && !name.label) return shownName(name.target)
  if (node.type === 'element' && node.tagName === 'img')
    return name?.label ? readLabel(name.label).text : String(node.properties.alt ?? '')
  return 'children' in node ? node.children.map(toText).join('') : ''
}

/** The same with what its links lead to, as links by name in a vault spell a heading. */
export function toWrittenText(node: Nodes): string {
  if (!('children' in node)) return toText(node)
  const text = node.children.map(toWrittenText).join('')
  if (node.type !== 'element') return text
  const { target = '', label = '' } = noteNameOf(node) ?? {}
  if (target !== '') return `${target} ${label}`
  const isLink = node.tagName === 'a' && node.properties.dataFootnoteRef === undefined
  return isLink ? `${text} ${String(node.properties.href ?? '')}` : text
}

declare module 'hast' {
  interface ElementData {
    /** For a picture: it is written in HTML, not as `![text](address)`. */
    isHtml?: true
  }
}

/** Whether a picture is written in HTML. */
export const isHtmlImage = ({ data }: Element): boolean => data?.isHtml === true

/** The property of an element that was written as `[[target]]`: what stands between the brackets. */
export const noteNameProperty = 'dataNoteName'

/** What an element names by `[[target|label]]`; undefined if it is written in another way. */
export function noteNameOf({ properties }: Element): { target: string; label?: string } | undefined {
  const written = properties[noteNameProperty]
  if (typeof written !== 'string') return undefined
  const bar = written.search(/\\?\|/)
  if (bar < 0) return { target: written.trim() }
  return {
    target: written.slice(0, bar).trim(),
    label: written
      .slice(bar)
      .replace(/^\\?\|/, '')
      .trim(),
  }
}

/** Whether an expression holds nothing but comments. */
export function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() === ''
}

/** Code in braces, on lines of its own or within a text. */
export type Expression = Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>

/** Whether a node is code in braces. */
export const isExpression = (node: Nodes): node is Expression =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'

/** A JSX element, block or inline. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** Comparing the spellings of a longer line for each of the links in it would take too long. */
const longestLine = 1000

/**
 * The column at which a line holds what the parser found at `column`, in its own spelling: by what comes before it, else
 * by what follows, else by the words, of which there are usually as many.
 */
export function writtenColumn({ lines, parsed = lines }: SourceText, line: number, column: number): number {
  const written = lines[line - 1] ?? ''
  const spelt = parsed[line - 1] ?? written
  if (spelt.length > longestLine || spelt === written) return column
  const before = spelt.slice(0, column - 1)
  if (written.startsWith(before)) return column
  const rest = spelt.slice(column - 1)
  if (rest && written.endsWith(rest)) return written.length - rest.length + 1
  const words = written.split(' ')
  const place = before.split(' ').length - 1
  if (words.length !== spelt.split(' ').length) return Math.min(column, written.length + 1)
  const start = words.slice(0, place).join(' ').length + (place && 1)
  const word = words[place]!
  const head = before.slice(before.lastIndexOf(' ') + 1)
  return (
    start +
    1 +
    (word.startsWith(head) ? head.length : Math.max(0, word.length - rest.split(' ', 1)[0]!.length))
  )
}
