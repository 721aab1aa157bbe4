import { escapeAttribute, escapeHtml } from '../std/html.ts'
import { islandHtml } from './markup.ts'

/** The result of drawing a diagram at build time. JSON. */
export type Drawing =
  | {
      kind: 'svg'
      /** One picture for both colour modes; every id in it begins with `idPrefix`. */
      svg: string
    }
  | {
      kind: 'browser'
      /** What keeps it from being drawn at build time, if that is not its kind or the look that was chosen. */
      reason?: string
    }
  | {
      kind: 'mistake'
      /** Mermaid's error message. */
      message: string
      /** Within the diagram, from 1. */
      line?: number
    }

/** Prefix of all ids in a drawing. Each page replaces it by a prefix of its own. */
export const idPrefix = 'diagram-id-'

/** The part of the config that drawings depend on. JSON. */
export interface DiagramLook {
  theme: { light: string; dark: string }
  /** Options for Mermaid. */
  options: Record<string, unknown>
}

/** The drawings, and the URLs of the files, that diagrams need. */
export interface DiagramSet {
  /** By source. */
  drawings: ReadonlyMap<string, Drawing>
  /** Address of the styles that pages with diagrams load. */
  stylesheet: string
  /** Address of the code that has Mermaid draw in the browser. */
  painter: string
  /** Settings for that code, as JSON. */
  look: string
}

/** The class of what a diagram is in. */
export const diagramContainer = 'docusaurus-mermaid-container'

/** A diagram that is drawn, as HTML. */
export const diagramPicture = (svg: string) => `<div class="diagram-picture" tabindex="0">${svg}</div>`

/** The button that shows it large, as an island whose files are those of the viewer. */
export function enlargeButton(label: string, viewer: string): string {
  const name = escapeAttribute(label)
  const button = `<button type="button" class="diagram-open" title="${name}" aria-label="${name}"></button>`
  return islandHtml(button, viewer, 'touched')
}

/** What readers see of a diagram that is not drawn. */
export const diagramSource = (source: string) =>
  `<pre class="diagram-source" tabindex="0">${escapeHtml(source)}</pre>`

/** Says that it is not. Where that comes while the page is open, it is read aloud, and a button tries again. */
export function diagramMistake(message: string, tryAgain?: string): string {
  const role = tryAgain ? ' role="alert"' : ''
  const button = tryAgain && `<button type="button" class="diagram-retry">${escapeHtml(tryAgain)}</button>`
  return `<p class="diagram-mistake"${role}>${escapeHtml(message)}</p>${button ?? ''}`
}

/** The words by which diagrams begin, as their writers know them. */
export const diagramOpenings =
  `block classDiagram erDiagram flowchart gantt gitGraph graph journey kanban mindmap packet
  pie quadrantChart requirementDiagram sankey sequenceDiagram stateDiagram timeline xychart`.split(/\s+/)
