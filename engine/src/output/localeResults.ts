import type { Bundle } from '../bundle/bundle.ts'
import type { Asset } from '../content/contentFile.ts'
import type { LastUpdate } from '../model/pageParts.ts'
import type { OutputPath, SourcePath } from '../model/paths.ts'
import type { RenderedPage, TextFile } from '../pages/renderedPage.ts'
import type { Site } from '../site/site.ts'
import type { SearchFile } from './searchFiles.ts'

/** A file of the finished site: its content, what reads it, or where to copy it from (absolute). */
export type OutputFile = { path: OutputPath } & (
  | { contents: string | Uint8Array }
  | { read: () => Uint8Array }
  | { copyOf: string }
)

/** Everything to publish of the site in one language. */
export interface LocaleResults {
  site: Site
  pages: RenderedPage[]
  bundle: Bundle
  /** The files of the static folders. */
  statics: OutputFile[]
  /** Files to copy unchanged. */
  assets: Iterable<Pick<Asset, 'output' | 'path'>>
  /** Social preview images. */
  previews: { output: OutputPath; read: () => Uint8Array }[]
  search: SearchFile[]
  texts: TextFile[]
  /** When its source files last changed, from git. */
  history: ReadonlyMap<SourcePath, LastUpdate>
  /** Whether elements may have `style` attributes. */
  mayHaveStyles: boolean
}

/** The files of the site in one language, as paths within its folder. */
export interface LocaleFiles {
  results: LocaleResults
  /** Files that browsers load and may keep for offline reading. */
  kept: OutputFile[]
  /** Files for programs, redirect pages, preview images, and copies of pages at further URLs. */
  others: OutputFile[]
}
