import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { References } from '../../links/references.ts'
import type { BuiltInRenderer } from '../../markdown/createBuiltInRenderer.ts'
import type { Document, DocumentOutline, LivePart } from '../../markdown/document.ts'
import type { Heading } from '../../model/pageParts.ts'
import { encodePath, type RoutePath, type SourcePath } from '../../model/paths.ts'
import type { NoteFacts } from '../../theme/notes/noteContext.ts'
import { createHtmlMarks, type HtmlMarks } from './marks.tsx'

/** Inputs for rendering the components of one page, and the results collected on the way. */
export interface NotePage {
  outline: DocumentOutline
  /** Headings of the note, for its table of contents. */
  headings: Heading[]
  path: RoutePath
  references: References
  renderBuiltIn: BuiltInRenderer
  marks: HtmlMarks
  /** The live part being rendered. */
  part?: Pick<LivePart, 'name' | 'where'>
  /** Tags for the head, as HTML. */
  head: string[]
  diagnostics: Diagnostic[]
}

type RenderingTools = Pick<NotePage, 'references' | 'renderBuiltIn'>

export function createNotePage(
  outline: DocumentOutline & Partial<Pick<Document, 'headings'>>,
  path: RoutePath,
  tools: RenderingTools,
): NotePage {
  const { references, renderBuiltIn } = tools
  return {
    outline,
    headings: outline.headings ?? [],
    path,
    references,
    renderBuiltIn,
    marks: createHtmlMarks(),
    head: [],
    diagnostics: [],
  }
}

/** A page for components that are in no note: they are rendered as if in a note without text. */
export function createComponentPage(source: SourcePath, path: RoutePath, tools: RenderingTools): NotePage {
  const file = { collection: 'pages', folder: source, source, path: source, text: '' } as const
  return createNotePage({ file, frontMatter: {}, excerpt: '', diagnostics: [] }, path, tools)
}

/** The HTML that React rendered, with its marks replaced, and the tags for the head. */
export function finishPage(html: string, page: NotePage): { html: string; head: string } {
  return { html: page.marks.fill(html), head: addedHead(page) }
}

/** The tags that components of a page add to its head. */
export function addedHead({ marks, head }: NotePage): string {
  return marks.fill(head.join(''))
}

/** The facts about a note that its components can read. */
export function noteFacts({ outline, headings, path }: NotePage): NoteFacts {
  const { file, frontMatter, contentTitle, excerpt } = outline
  return {
    frontMatter,
    metadata: {
      title: frontMatter.title ?? contentTitle ?? '',
      description: frontMatter.description ?? excerpt,
      permalink: encodePath(path),
      source: `@site/${file.source}`,
    },
    toc: headings.map(({ html, id, level }) => ({ value: html, id, level })),
    contentTitle,
  }
}
