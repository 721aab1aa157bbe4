import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DiagramLook, Drawing } from '../../model/drawing.ts'
import { markUsed, readCacheFile, writeCacheFile } from '../cache/cacheFile.ts'
import { removeUnused } from '../cache/removeUnused.ts'
import { packageFolder } from '../packageFolder.ts'

/** A cache of drawings, in the site's folder. */
export interface DiagramCache {
  find(source: string): Drawing | undefined
  keep(source: string, drawing: Drawing): void
  /** Removes drawings that were not looked up for 30 days. */
  tidy(): void
}

/** Opens the cache. Its keys include the code that draws and the `mermaid` config, so a change of either misses. */
export function openDiagramCache(siteDir: string, look: DiagramLook): DiagramCache {
  const folder = join(siteDir, '.sotay/cache/diagrams')
  const code = readFileSync(join(packageFolder(), 'dist/diagramWorker.js'))
  const way = createHash('sha256').update(code).update(JSON.stringify(look)).digest()
  const fileOf = (source: string) =>
    join(folder, `${createHash('sha256').update(way).update(source).digest('hex').slice(0, 32)}.json`)
  return {
    find(source) {
      const kept = readCacheFile(fileOf(source))
      if (!kept) return undefined
      markUsed(fileOf(source))
      return JSON.parse(kept.toString())
    },
    keep(source, drawing) {
      writeCacheFile(fileOf(source), JSON.stringify(drawing))
    },
    tidy: () => removeUnused(folder, 30),
  }
}
