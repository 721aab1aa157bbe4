import type GithubSlugger from 'github-slugger'
import type { Element, ElementContent, Nodes, Root } from 'hast'
import type { ContentFile } from '../content/contentFile.ts'
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts'
import type { Heading } from '../model/pageData.ts'
import type { Reference } from './document.ts'
import type { DocFrontMatter } from './frontMatter.ts'
import type { Highlighter } from './highlightCode.ts'
import { locate, type SourceText } from './locate.ts'
import type { MarkdownOptions } from './markdownOptions.ts'

/** What one walk over a note's tree collects on its way. The HTML itself is what the renderers return. */
export interface Walk {
  file: ContentFile
  source: SourceText
  frontMatter: DocFrontMatter
  options: MarkdownOptions
  highlight: Highlighter
  slugger: GithubSlugger
  /** The heading that is the note's own title. */
  titleElement?: Element | undefined
  /** Index of the line from which the next text without a place is looked for. */
  findFrom: number
  references: Reference[]
  headings: Heading[]
  anchors: Set<string>
  diagnostics: Diagnostic[]
}

/** The children of any node that may have them. */
export function childrenOf(node: Nodes | Root): ElementContent[] {
  return 'children' in node ? (node.children as ElementContent[]) : []
}

/** The first level 1 heading of a note, when no other heading and no rule stands before it (behaviours 3.2). */
export function findTitleElement(root: Root): Element | undefined {
  const first = root.children.find((child) => child.type === 'element' && /^h[1-6r]$/.test(child.tagName))
  return first?.type === 'element' && first.tagName === 'h1' ? first : undefined
}

/** Where a node begins in its file; `written` narrows the place to that text within the line. */
export function whereIs(node: Nodes, walk: Walk, written = ''): SourceLocation {
  const start = node.position?.start ?? findLine(written, walk)
  if (!start) return { file: walk.source.file }
  const place = locate(walk.source, start.line, start.column)
  const spelling = [written, written.replaceAll('%20', ' ')].find(
    (text) => text && place.sourceLine?.includes(text),
  )
  if (!spelling) return place
  const index = place.sourceLine!.indexOf(spelling, start.column - 1)
  return index < 0 ? place : { ...place, column: index + 1, length: spelling.length }
}

/** Nodes read from HTML have no place. Their texts are looked for in the order in which they are met. */
function findLine(written: string, walk: Walk) {
  if (!written) return undefined
  const { lines } = walk.source
  const next = lines.findIndex((line, index) => index >= walk.findFrom && line.includes(written))
  const index = next < 0 ? lines.findIndex((line) => line.includes(written)) : next
  if (index < 0) return undefined
  walk.findFrom = index
  return { line: index + 1, column: 1 }
}

/** A mark in the HTML where the attributes of a reference will go; `splitBody` finds it again. */
export function addReference(reference: Reference, walk: Walk): string {
  return `\0${walk.references.push(reference) - 1}\0`
}

/** Cuts the rendered HTML at its marks: text, number of a reference, text, and so on. */
export function splitBody(html: string): (string | number)[] {
  return html.split(/\0(\d+)\0/).map((part, index) => (index % 2 === 0 ? part : Number(part)))
}
