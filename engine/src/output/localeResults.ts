import type { Bundle } from '../bundle/bundle.ts'
import type { Asset } from '../content/contentFile.ts'
import type { LastUpdate } from '../model/pageData.ts'
import type { OutputPath, SourcePath } from '../model/paths.ts'
import type { RenderedPage } from '../pages/renderedPage.ts'
import type { TextFile } from '../pages/textFile.ts'
import type { Site } from '../site/site.ts'
import type { OutputFile } from './outputFile.ts'
import type { SearchFile } from './searchFiles.ts'

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
