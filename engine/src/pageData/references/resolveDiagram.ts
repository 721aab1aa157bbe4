import { diagnose, type SourceLocation } from '../../diagnostics/diagnostic.ts'
import type { References, ResolvedReference } from '../../links/references.ts'
import { attribute, found, islandHtml } from '../../links/references.ts'
import type { DiagramReference, Document } from '../../markdown/document.ts'
import { type DiagramSet, idPrefix } from '../../model/drawing.ts'
import type { UiText } from '../../model/uiText.ts'
import { escapeAttribute, escapeHtml } from '../../std/html.ts'

/** Renders a diagram. `number` keeps its ids apart from those of the page's other diagrams. */
export function resolveDiagram(
  { source, where }: DiagramReference,
  number: number,
  { drawings, ...code }: DiagramSet & Shared,
): ResolvedReference {
  const drawing = drawings.get(source) ?? { kind: 'browser' }
  if (drawing.kind === 'svg')
    return found(showPicture(drawing.svg.replaceAll(idPrefix, `diagram-${number}-`), code))
  if (drawing.kind === 'browser') return found(renderForBrowser('', source, code))
  const mistake = `<p class="diagram-mistake">${escapeHtml(drawing.message)}</p><button type="button" class="diagram-retry">${escapeHtml(code.uiText('tryAgain'))}</button>`
  const problem = diagnose('invalid-diagram', [drawing.message], placeOfMistake(drawing.line, source, where))
  return found(renderForBrowser(mistake, source, code), [problem])
}

type Shared = Pick<References, 'viewer'> & { uiText: UiText }
type Code = Omit<DiagramSet, 'drawings'> & Shared

function showPicture(svg: string, { viewer, uiText }: Code): string {
  const label = escapeAttribute(uiText('enlargeDiagram'))
  const button = `<button type="button" class="diagram-open" title="${label}" aria-label="${label}"></button>`
  return inContainer(
    `<div class="diagram-picture" tabindex="0">${svg}</div>${islandHtml(button, viewer, 'touched')}`,
  )
}

/**
 * Renders the source of a diagram for the browser to draw. Until then, and without JavaScript, readers see the source.
 */
function renderForBrowser(notice: string, source: string, { painter, look, viewer }: Code): string {
  const code = `<pre class="diagram-source" tabindex="0">${escapeHtml(source)}</pre>`
  const content = islandHtml(notice + code, painter, notice === '' ? 'visible' : 'touched')
  return inContainer(content, attribute('data-look', look) + attribute('data-viewer', viewer))
}

const inContainer = (html: string, attributes = '') =>
  `<div class="docusaurus-mermaid-container"${attributes}>${html}</div>`

function placeOfMistake(line: number | undefined, source: string, where: SourceLocation): SourceLocation {
  if (line === undefined || where.line === undefined) return where
  return { file: where.file, line: where.line + line, sourceLine: source.split('\n')[line - 1] }
}

/** The sources of the diagrams in a note. */
export function diagramSources({ references }: Document): string[] {
  return references.flatMap((reference) => (reference.kind === 'diagram' ? [reference.source] : []))
}
