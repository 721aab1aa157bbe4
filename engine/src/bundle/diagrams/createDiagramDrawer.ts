import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Drawing } from '../../model/drawing.ts'
import { encodePath } from '../../model/paths.ts'
import type { DiagramSet } from '../../site/references/resolveDiagram.ts'
import { type DiagramCache, openDiagramCache } from './diagramCache.ts'
import { type CopiedFile, findDiagramFiles, neededFiles } from './diagramFiles.ts'
import { type DrawingProcess, startDrawingProcess } from './drawingProcess.ts'

/** Diagrams and the URLs that pages need to show them. */
export interface DrawnDiagrams extends DiagramSet {
  /** The files to publish with them. */
  files: CopiedFile[]
}

const none: DrawnDiagrams = {
  drawings: new Map(),
  stylesheet: '',
  viewer: '',
  painter: '',
  look: '',
  files: [],
}

/** Draws the diagrams of a site. */
export interface DiagramDrawer {
  draw(sources: string[]): Promise<DrawnDiagrams>
  stop(): Promise<void>
}

/**
 * Creates a drawer of diagrams. Its process starts with the first diagram that is not in the cache, so most builds need
 * none.
 */
export function createDiagramDrawer(config: SiteConfig): DiagramDrawer {
  let child: DrawingProcess | undefined
  const drawNew = (source: string) => {
    child ??= startDrawingProcess(config.mermaid)
    return child.draw(source)
  }
  return {
    async draw(sources) {
      if (sources.length === 0) return none
      const cache = openDiagramCache(config.siteDir, config.mermaid)
      const drawings = new Map<string, Drawing>()
      for (const source of new Set(sources)) drawings.set(source, await findOrDraw(source, cache, drawNew))
      cache.tidy()
      return withFiles(drawings, config)
    },
    stop: async () => child?.stop(),
  }
}

async function findOrDraw(
  source: string,
  cache: DiagramCache,
  draw: DrawingProcess['draw'],
): Promise<Drawing> {
  const kept = cache.find(source)
  if (kept) return kept
  const drawing = await draw(source)
  cache.keep(source, drawing)
  return drawing
}

function withFiles(drawings: Map<string, Drawing>, { baseUrl, mermaid }: SiteConfig): DrawnDiagrams {
  const files = findDiagramFiles()
  const address = ({ output }: CopiedFile) => encodePath(baseUrl + output)
  return {
    drawings,
    stylesheet: address(files.stylesheet),
    viewer: address(files.viewer),
    painter: address(files.painter),
    look: JSON.stringify(mermaid),
    files: neededFiles(files, drawings.values()),
  }
}
