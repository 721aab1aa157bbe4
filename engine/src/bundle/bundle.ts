import type { OutputPath, SourcePath } from '../model/paths.ts'

/** A file made by the bundler, with a hash of its content in its name. */
export interface BundledFile {
  output: OutputPath
  contents: string
}

/** What readers' browsers load besides the pages, and the components that pages are rendered with. */
export interface Bundle {
  stylesheet: BundledFile
  script: BundledFile
  /** Styles that only React pages load; undefined when they import none. */
  pageStylesheet?: BundledFile
  /** What each React page exports. */
  pageModules: Map<SourcePath, Record<string, unknown>>
}

/** The files of a bundle, for whoever writes or serves them. */
export function bundledFiles({ stylesheet, script, pageStylesheet }: Bundle): BundledFile[] {
  return [stylesheet, script, ...(pageStylesheet ? [pageStylesheet] : [])]
}
