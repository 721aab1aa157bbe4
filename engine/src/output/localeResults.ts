import type { Bundle, Part } from '../bundle/bundle.ts'
import type { Asset } from '../content/contentFile.ts'
import type { OutputPath } from '../model/paths.ts'
import type { FormerFacts, RenderedPage } from '../pages/createRenderer.ts'
import type { Site } from '../site/site.ts'

/** A file of the finished site: its content, what reads it, or where to copy it from (absolute). */
export type OutputFile = {
  path: OutputPath
  /** The optional parts of the bundle that it loads. */
  parts?: Part[]
  /** What is known of it where the output folder has the same. */
  former?: FormerFacts | true | undefined
} & ({ contents: string | Uint8Array } | { read: () => Uint8Array } | { copyOf: string })

/**
 * What an output is for: a file of the static folders, a page, an index of the search, or a text for programs and at
 * further URLs.
 */
export type OutputKind = 'static' | 'page' | 'search' | 'text'

export type PublishedAsset = Pick<Asset, 'output' | 'path'> & Pick<OutputFile, 'former'>

/** Everything to publish of the site in one language. */
export interface LocaleResults {
  site: Site
  bundle: Bundle
  pages: RenderedPage[]
  /** The files of all outputs. */
  files: Record<OutputKind, OutputFile[]>
  /** Pictures, drawings and files that pages name. */
  assets: Iterable<PublishedAsset>
  /** Pictures in further sizes. */
  pictures: OutputFile[]
  /** Social preview images. */
  previews: OutputFile[]
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
