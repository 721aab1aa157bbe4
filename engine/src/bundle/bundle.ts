import type { HydrateTime } from '../model/markup.ts'
import { type OutputPath, type SourcePath, toSourcePath } from '../model/paths.ts'
import type { OverrideSource } from './overrides/findOverrides.ts'
import type { BundledFile, Part, Parts } from './readParts.ts'

/** The key of the module that adds components to all notes, which may be in one of several files. */
export const commonSource = toSourcePath('src/theme/MDXComponents')

/** The files that browsers load besides the pages, and the components that pages are rendered with. */
export interface Bundle {
  stylesheet: BundledFile
  script: BundledFile
  /** The files that only some pages load. */
  parts: Parts
  /** Code of the service worker for offline reading. */
  offlineWorker: string
  /** Code of the banner for a wrong base URL. It is inline in the home page, because no file can be loaded then. */
  baseUrlBanner: string
  /** Fonts and pictures that the site's own stylesheets refer to. */
  styleFiles: BundledFile[]
  /** The styles of the React pages and live notes that import some, and of what adds components to all notes. */
  pageStylesheets: Map<SourcePath, BundledFile>
  /** The exports of each React page, and of the module of each live note. */
  pageModules: Map<SourcePath, Record<string, unknown>>
  /** The browser files of each React page that is an island: its entry first, then its imports. */
  pageIslands: Map<SourcePath, BundledIsland>
  /** The same for components of notes, by the keys that the note's module uses. */
  noteIslands: Map<SourcePath, Map<string, BundledIsland>>
  /** The components available in all notes. */
  components: Record<string, unknown>
  /** The files of islands, and other imports of React pages: pictures, fonts. */
  pageFiles: BundledFile[]
  /** The site's own components and slots of the theme. */
  overrides?: OverrideBundle | undefined
}

/** The files of a bundle to publish. Files of features that the site does not use are left out. */
export function bundledFiles(bundle: Bundle, loaded: ReadonlySet<Part>): BundledFile[] {
  const parts: Part[] = Object.values(bundle.parts)
  const files = [
    bundle.stylesheet,
    bundle.styleFiles,
    bundle.script,
    parts.filter((part) => loaded.has(part)).flatMap((part) => Object.values(part).flat()),
    ...bundle.pageStylesheets.values(),
    bundle.pageFiles,
    bundle.overrides?.files,
  ].flat()
  // Parts share a file.
  return [...new Set(files)].filter((file) => file !== undefined)
}

/** The browser code of an island, and when it is loaded. */
export interface BundledIsland {
  outputs: OutputPath[]
  when: HydrateTime
}

/** A component with its place in the theme. */
export interface Override extends OverrideSource {
  component: unknown
}

/** A component of the site that needs a browser. */
export interface OverrideIsland extends BundledIsland {
  name: string
  source: SourcePath
}

/** The site's own components for the theme, ready to render, and their files for the browser. */
export interface OverrideBundle {
  overrides: Override[]
  /** Their islands, by the keys of `markIsland`. */
  islands: Map<string, OverrideIsland>
  css: string
  /** Code for browsers, and pictures and fonts that components import. */
  files: BundledFile[]
}
