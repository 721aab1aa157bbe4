/** What became of a diagram at build. JSON. */
export type Drawing =
  | {
      kind: 'svg'
      /** One picture for both colour modes; every id in it begins with `idPrefix`. */
      svg: string
    }
  /** Only a browser can draw it. */
  | { kind: 'browser'; reason: string }
  | {
      kind: 'mistake'
      /** In Mermaid's words. */
      message: string
      /** Within the diagram, from 1. */
      line?: number
    }

/** What the ids in a drawing begin with; the page that shows it puts its own beginning in its place. */
export const idPrefix = 'diagram-id-'

/** How diagrams look: the config, as far as drawing depends on it. JSON. */
export interface DiagramLook {
  theme: { light: string; dark: string }
  /** What is passed on to Mermaid. */
  options: Record<string, unknown>
}
