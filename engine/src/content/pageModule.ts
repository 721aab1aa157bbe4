import type { SourcePath } from '../model/paths.ts'

/** A React page as it was found on disk. */
export interface PageModule {
  /** Relative to the site folder: `src/pages/about.tsx`. */
  source: SourcePath
  /** Relative to the pages folder. */
  path: SourcePath
}
