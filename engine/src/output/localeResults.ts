import type { Bundle } from '../bundle/bundle.ts'
import type { Asset } from '../content/asset.ts'
import type { LastUpdate } from '../model/pageData.ts'
import type { SourcePath } from '../model/paths.ts'
import type { RenderedPage } from '../pages/renderedPage.ts'
import type { TextFile } from '../pages/textFile.ts'
import type { Site } from '../site/site.ts'
import type { SearchFile } from './searchFiles.ts'

/** What is published of the site in one language. */
export interface LocaleResults {
  site: Site
  pages: RenderedPage[]
  bundle: Bundle
  /** Files that are published as they are. */
  assets: Iterable<Pick<Asset, 'output' | 'path'>>
  /** Pictures that stand for pages elsewhere. */
  previews: Pick<Asset, 'output' | 'path'>[]
  search: SearchFile[]
  texts: TextFile[]
  /** When its files changed last, by git. */
  history: ReadonlyMap<SourcePath, LastUpdate>
  /** Whether some page shows formulas. */
  hasMath: boolean
  /** Whether elements may have styles of their own. */
  mayHaveStyles: boolean
}
