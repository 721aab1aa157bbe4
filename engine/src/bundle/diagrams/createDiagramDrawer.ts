import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findFiles } from '../../config/files.ts'
import { checkReadable, readBytes } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { DiagramLook, DiagramSet, Drawing } from '../../model/drawing.ts'
import { encodePath, type OutputPath, toOutputPath } from '../../model/paths.ts'
import type { CountWork } from '../../std/countWork.ts'
import { hash } from '../../std/hash.ts'
import { markUsed, readCacheFile, removeUnused, writeCacheFile } from '../cache/cacheFile.ts'
import { packageFolder } from '../modulePaths.ts'
import { type DrawingProcess, startDrawingProcess } from './drawingProcess.ts'

/** Draws all diagrams of a build. */
export async function drawDiagrams(
  wanted: WantedDiagrams,
  config: SiteConfig,
  count?: CountWork,
): Promise<DrawnDiagrams> {
  const drawer = createDiagramDrawer(config)
  try {
    return await drawer.draw(wanted, count)
  } finally {
    await drawer.stop()
  }
}

/** The diagrams to draw. */
interface WantedDiagrams {
  sources: string[]
  /** Whether there may be others, whose text only code knows when it runs: browsers draw them. */
  hasOthers?: boolean
}

const codeFiles = ['src/**/*.{js,jsx,mjs,ts,tsx}']
const diagramTag = /<Mermaid\b/g
/** A diagram whose text is written out. */
const writtenDiagram = /<Mermaid\s+value=(?:\{\s*)?(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)/g

/** The diagrams of components and pages in React, and of code in these notes. */
export async function diagramsInCode(siteDir: string, notes: string[]): Promise<WantedDiagrams> {
  const files = (await findFiles(siteDir, codeFiles)).map((file) => join(siteDir, file))
  // Who uses a file that cannot be read says so.
  const readable = files.filter((file) => checkReadable(siteDir, file).length === 0)
  const modules = readable.map((file) => readBytes(file).toString())
  const texts = modules.filter((text) => /theme(?:-original)?\/Mermaid\b/.test(text))
  const sources = texts.flatMap((text) =>
    Array.from(
      text.matchAll(writtenDiagram),
      ([, double, single, template]) => double ?? single ?? template!,
    ),
  )
  const tags = texts.flatMap((text) => text.match(diagramTag) ?? [])
  const isInNotes = notes.some((text) => /\bMermaid\b/.test(text))
  return { sources, hasOthers: isInNotes || tags.length > sources.length }
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
  draw(wanted: WantedDiagrams, count?: CountWork): Promise<DrawnDiagrams>
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
    async draw({ sources, hasOthers = false }, count) {
      if (sources.length === 0 && !hasOthers) return none
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
      return withFiles(found as Map<string, Drawing>, config, hasOthers)
    },
    async stop() {
      const stopped = child
      // A page that is being made may want another diagram.
      child = undefined
      await stopped?.stop()
    },
  }
}

function withFiles(
  drawings: Map<string, Drawing>,
  { baseUrl, mermaid }: SiteConfig,
  hasOthers: boolean,
): DrawnDiagrams {
  const files = findDiagramFiles()
  const address = ({ output }: CopiedFile) => encodePath(baseUrl + output)
  return {
    drawings,
    stylesheet: address(files.stylesheet),
    painter: address(files.painter),
    look: JSON.stringify(mermaid),
    files: neededFiles(files, [...drawings.values(), ...(hasOthers ? [{ kind: 'browser' } as const] : [])]),
  }
}

/** A cache of drawings, in the site's folder. */
export interface DiagramCache {
  find(source: string): Drawing | undefined
  store(source: string, drawing: Drawing): void
  /** Removes drawings that were not looked up for 30 days. */
  tidy(): void
}

/** Opens the cache. Its keys include the code that draws and the `mermaid` config, so a change of either misses. */
function openDiagramCache(cacheDir: string, look: DiagramLook): DiagramCache {
  const folder = join(cacheDir, 'diagrams')
  const code = readBytes(join(packageFolder(), 'dist/diagramWorker.js'))
  const way = createHash('sha256').update(code).update(JSON.stringify(look)).digest()
  const fileOf = (source: string) =>
    join(folder, `${createHash('sha256').update(way).update(source).digest('hex').slice(0, 32)}.json`)
  return {
    find(source) {
      const bytes = readCacheFile(fileOf(source))
      if (!bytes) return undefined
      markUsed(fileOf(source))
      return JSON.parse(bytes.toString())
    },
    store(source, drawing) {
      writeCacheFile(fileOf(source), JSON.stringify(drawing))
    },
    tidy: () => removeUnused(folder, 30),
  }
}

/** A file of the engine that is published as it is. */
export interface CopiedFile {
  output: OutputPath
  /** Absolute. */
  path: string
}

/** The files of pages with diagrams: styles, and code that is loaded on demand. */
export interface DiagramFiles {
  stylesheet: CopiedFile
  /** Lets Mermaid draw in the browser what could not be drawn at build time. */
  painter: CopiedFile
  /** Mermaid itself, in many small files. */
  mermaid: CopiedFile[]
}

/** Finds these files. Their published names contain a hash of their content. */
function findDiagramFiles(): DiagramFiles {
  const folder = join(packageFolder(), 'dist/browser')
  const [mermaid] = readdirSync(folder).filter((name) => name.startsWith('mermaid-'))
  return {
    stylesheet: namedByContent(folder, 'diagram.css'),
    painter: namedByContent(folder, 'diagramPainter.js'),
    mermaid: readdirSync(join(folder, mermaid!))
      .sort()
      .map((name) => ({
        output: toOutputPath(`assets/js/${mermaid}/${name}`),
        path: join(folder, mermaid!, name),
      })),
  }
}

function namedByContent(folder: string, name: string): CopiedFile {
  const path = join(folder, name)
  const [stem, ending] = name.split('.')
  return { output: toOutputPath(`assets/${ending}/${stem}.${hash(readBytes(path))}.${ending}`), path }
}

/**
 * The files that a site with these drawings publishes: none without diagrams, and Mermaid only when a browser has to
 * draw.
 */
function neededFiles(
  { stylesheet, painter, mermaid }: DiagramFiles,
  drawings: Iterable<Drawing>,
): CopiedFile[] {
  const kinds = new Set(Array.from(drawings, ({ kind }) => kind))
  if (kinds.size === 0) return []
  return kinds.has('browser') || kinds.has('mistake') ? [stylesheet, painter, ...mermaid] : [stylesheet]
}
