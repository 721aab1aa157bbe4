import type GithubSlugger from 'github-slugger'
import type { ElementContent, Nodes, Root } from 'hast'
import type { ContentFile } from '../content/contentFile.ts'
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts'
import type { Heading } from '../model/pageData.ts'
import type { Reference } from './document.ts'
import type { DocFrontMatter } from './frontMatter.ts'
import type { Highlighter } from './highlightCode.ts'
import { locate } from './locate.ts'
import type { MarkdownOptions } from './markdownOptions.ts'

/** What one walk over a note's tree collects on its way. The HTML itself is what the renderers return. */
export interface Walk {
  file: ContentFile
  frontMatter: DocFrontMatter
  options: MarkdownOptions
  highlight: Highlighter
  slugger: GithubSlugger
  /** Whether the note begins with its own level 1 heading, not yet met. */
  awaitsContentTitle: boolean
  references: Reference[]
  headings: Heading[]
  anchors: Set<string>
  diagnostics: Diagnostic[]
}

/** The children of any node that may have them. */
export function childrenOf(node: Nodes | Root): ElementContent[] {
  return 'children' in node ? (node.children as ElementContent[]) : []
}

/** Where a node begins in its file; `written` narrows the place to that text within the line. */
export function whereIs(node: Nodes, walk: Walk, written?: string): SourceLocation {
  const start = node.position?.start ?? findText(walk.file.text, written)
  if (!start) return { file: walk.file.source }
  const place = locate(walk.file, start.line, start.column)
  if (!written || !place.sourceLine) return place
  const index = place.sourceLine.indexOf(written, Math.max(0, start.column - 1))
  return index < 0 ? place : { ...place, column: index + 1, length: written.length }
}

function findText(text: string, written?: string) {
  const index = written ? text.indexOf(written) : -1
  if (index < 0) return undefined
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}

/** A mark in the HTML where the attributes of a reference will go; `splitBody` finds it again. */
export function addReference(reference: Reference, walk: Walk): string {
  return `\0${walk.references.push(reference) - 1}\0`
}

/** Cuts the rendered HTML at its marks: text, number of a reference, text, and so on. */
export function splitBody(html: string): (string | number)[] {
  return html.split('\0').map((part, index) => (index % 2 === 0 ? part : Number(part)))
}
