import type { SiteConfig } from '../../config/siteConfig.ts'
import type { DiagramSet, Drawing } from '../../model/drawing.ts'
import { encodePath } from '../../model/paths.ts'
import type { CountWork } from '../../std/countWork.ts'
import { type CopiedFile, findDiagramFiles, neededFiles, openDiagramCache } from './diagramCache.ts'
import { type DrawingProcess, startDrawingProcess } from './drawingProcess.ts'

/** Draws all diagrams of a build. */
export async function drawDiagrams(
  sources: string[],
  config: SiteConfig,
  count?: CountWork,
): Promise<DrawnDiagrams> {
  const drawer = createDiagramDrawer(config)
  try {
    return await drawer.draw(sources, count)
  } finally {
    await drawer.stop()
  }
}

/** Diagrams and the URLs that pages need to show them. */
interface DrawnDiagrams extends DiagramSet {
  /** The files to publish with them. */
  files: CopiedFile[]
}

const none: DrawnDiagrams = {
  drawings: new Map(),
  stylesheet: '',
  painter: '',
  look: '',
  files: [],
}

/** Draws the diagrams of a site. */
export interface DiagramDrawer {
  /** Only the diagrams that are not in the cache are counted. */
  draw(sources: string[], count?: CountWork): Promise<DrawnDiagrams>
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
    async draw(sources, count) {
      if (sources.length === 0) return none
      const cache = openDiagramCache(config.cacheDir, config.mermaid)
      const found = new Map([...new Set(sources)].map((source) => [source, cache.find(source)]))
      const missing = [...found.keys()].filter((source) => !found.get(source))
      for (const [index, source] of missing.entries()) {
        count?.(index, missing.length)
        const drawing = await drawNew(source)
        cache.store(source, drawing)
        found.set(source, drawing)
      }
      cache.tidy()
      return withFiles(found as Map<string, Drawing>, config)
    },
    stop: async () => child?.stop(),
  }
}

function withFiles(drawings: Map<string, Drawing>, { baseUrl, mermaid }: SiteConfig): DrawnDiagrams {
  const files = findDiagramFiles()
  const address = ({ output }: CopiedFile) => encodePath(baseUrl + output)
  return {
    drawings,
    stylesheet: address(files.stylesheet),
    painter: address(files.painter),
    look: JSON.stringify(mermaid),
    files: neededFiles(files, drawings.values()),
  }
}
