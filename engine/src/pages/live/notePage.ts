import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { ComponentDrawer } from '../../markdown/createComponentDrawer.ts'
import type { Document, DocumentOutline, LiveHole } from '../../markdown/document.ts'
import type { Heading } from '../../model/pageData.ts'
import type { RoutePath, SourcePath } from '../../model/paths.ts'
import type { References } from '../../site/resolveReferences.ts'
import { createHtmlMarks, type HtmlMarks } from './htmlMarks.tsx'

/** What drawing the components of one page takes, and what it collects. */
export interface NotePage {
  outline: DocumentOutline
  /** Of the note, for its table of contents. */
  headings: Heading[]
  path: RoutePath
  references: References
  drawComponent: ComponentDrawer
  marks: HtmlMarks
  /** What is being rendered. */
  hole?: Pick<LiveHole, 'name' | 'where'>
  /** HTML of tags for the head. */
  head: string[]
  diagnostics: Diagnostic[]
}

type DrawingTools = Pick<NotePage, 'references' | 'drawComponent'>

export function createNotePage(
  outline: DocumentOutline & Partial<Pick<Document, 'headings'>>,
  path: RoutePath,
  tools: DrawingTools,
): NotePage {
  const { references, drawComponent } = tools
  return {
    outline,
    headings: outline.headings ?? [],
    path,
    references,
    drawComponent,
    marks: createHtmlMarks(),
    head: [],
    diagnostics: [],
  }
}

/** Components that stand in no note are drawn as if they stood in one without text. */
export function createComponentPage(source: SourcePath, path: RoutePath, tools: DrawingTools): NotePage {
  const file = { collection: 'pages', folder: source, source, path: source, text: '' } as const
  return createNotePage({ file, frontMatter: {}, excerpt: '', diagnostics: [] }, path, tools)
}

/** What React has written, and what its components add to the head. */
export function finishPage(html: string, page: NotePage): { html: string; head: string } {
  return { html: page.marks.fill(html), head: addedHead(page) }
}

/** The tags that components of a page add to its head. */
export function addedHead({ marks, head }: NotePage): string {
  return marks.fill(head.join(''))
}
