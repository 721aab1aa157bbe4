/** The result of drawing a diagram at build time. JSON. */
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
