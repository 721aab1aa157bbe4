import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawing } from '../../model/drawing.ts'
import { type OutputPath, toOutputPath } from '../../model/paths.ts'
import { hash } from '../../std/hash.ts'
import { packageFolder } from '../packageFolder.ts'

/** A file of the engine that is published as it is. */
export interface CopiedFile {
  output: OutputPath
  /** Absolute. */
  path: string
}

/** The files of pages with diagrams: styles, and code that is loaded on demand. */
export interface DiagramFiles {
  stylesheet: CopiedFile
  /** Shows a diagram large. */
  viewer: CopiedFile
  /** Lets Mermaid draw in the browser what could not be drawn at build time. */
  painter: CopiedFile
  /** Mermaid itself, in many small files. */
  mermaid: CopiedFile[]
}

/** Finds these files. Their published names contain a hash of their content. */
export function findDiagramFiles(): DiagramFiles {
  const folder = join(packageFolder(), 'dist/browser')
  const [mermaid] = readdirSync(folder).filter((name) => name.startsWith('mermaid-'))
  const code = readdirSync(join(folder, mermaid!), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.mjs$|^LICENSE$/.test(name),
  )
  return {
    stylesheet: namedByContent(folder, 'diagram.css'),
    viewer: namedByContent(folder, 'diagramViewer.js'),
    painter: namedByContent(folder, 'diagramPainter.js'),
    mermaid: code.map((name) => ({
      output: toOutputPath(`assets/js/${mermaid}/${name.replaceAll('\\', '/')}`),
      path: join(folder, mermaid!, name),
    })),
  }
}

function namedByContent(folder: string, name: string): CopiedFile {
  const path = join(folder, name)
  const [stem, ending] = name.split('.')
  return { output: toOutputPath(`assets/${ending}/${stem}.${hash(readFileSync(path))}.${ending}`), path }
}

/**
 * The files that a site with these drawings publishes: none without diagrams, and Mermaid only when a browser has to
 * draw.
 */
export function neededFiles(
  { stylesheet, viewer, painter, mermaid }: DiagramFiles,
  drawings: Iterable<Drawing>,
): CopiedFile[] {
  const kinds = new Set(Array.from(drawings, ({ kind }) => kind))
  if (kinds.size === 0) return []
  return kinds.has('browser') || kinds.has('mistake')
    ? [stylesheet, viewer, painter, ...mermaid]
    : [stylesheet, viewer]
}
