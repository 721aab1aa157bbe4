import type GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Nodes, Root } from 'hast'
import type { ContentFile } from '../content/contentFile.ts'
import type { Diagnostic, SourceText } from '../diagnostics/diagnostic.ts'
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
  /** Whether the current node is within a component, which may look at its children. */
  isInComponent: boolean
  /** The imported components around the current element, the outermost first. */
  around: ImportedName[]
  /** Where the text of the last node without a position was found. */
  lastFound: { line: number; column: number }
}

/** The children of any node that may have them. */
export function childrenOf(node: Nodes | Root): ElementContent[] {
  return 'children' in node ? (node.children as ElementContent[]) : []
}

/** Whether a node is the element of a name. */
export const isElement = <Name extends string>(
  node: Nodes | undefined,
  tagName: Name,
): node is Element & { tagName: Name } => node?.type === 'element' && node.tagName === tagName

/** Whether a node is a text of white space only. */
export const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === ''

/** Adds a reference and gives the hole that it fills. */
export function addReference(reference: BodyReference, walk: Walk): Html {
  return [walk.references.push(reference) - 1]
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
  if (isElement(node, 'img'))
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

/** The property of an element that was written as `[[target]]`: what is between the brackets. */
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

/** The content of a truncation comment, in MDX and in HTML. */
const truncation = /^\s*(?:\/\*\s*truncate\s*\*\/|truncate)\s*$/i

/** Splits a post after the block with the comment `truncate`; undefined if it has none. */
export function splitAtTruncation(root: Root): [beginning: Root, rest: Root] | undefined {
  const place = root.children.findIndex(holdsMarker)
  if (place < 0) return undefined
  const part = (start: number, end?: number): Root => ({ ...root, children: root.children.slice(start, end) })
  return [part(0, place + 1), part(place + 1)]
}

function holdsMarker(node: Nodes): boolean {
  if (node.type === 'comment' || isExpression(node)) return truncation.test(node.value)
  return childrenOf(node).some(holdsMarker)
}

/** Replaces the site's own marker by the comment `truncate`. */
export function normalizeMarker(text: string, marker: RegExp | undefined, isMdx: boolean): string {
  return marker ? text.replace(marker, isMdx ? '{/* truncate */}' : '<!-- truncate -->') : text
}

/** Whether a file is a blog post. Its page renders the title, so the body must not. */
export function isPost({ collection }: Pick<ContentFile, 'collection'>): boolean {
  return collection === 'blog'
}
