import type { OutputPath, SourcePath } from '../model/paths.ts'

/** A file made by the bundler, with a hash of its content in its name. */
export interface BundledFile {
  output: OutputPath
  contents: string | Uint8Array
}

/** What readers' browsers load besides the pages, and the components that pages are rendered with. */
export interface Bundle {
  stylesheet: BundledFile
  script: BundledFile
  /** The search: what stands in the page, and what answers; fetched when the reader comes near. */
  search?: { script: BundledFile; worker: BundledFile; stylesheet: BundledFile }
  /** Code of the banner for a wrong base address. It stands in the home page, because no file may be found then. */
  baseUrlBanner: string
  /** Styles that only pages with formulas load. */
  mathStylesheet: BundledFile
  /** The fonts that those styles name. */
  mathFonts: BundledFile[]
  /** Styles that only React pages load; undefined when they import none. */
  pageStylesheet?: BundledFile
  /** What each React page exports. */
  pageModules: Map<SourcePath, Record<string, unknown>>
  /** The browser's files of each React page that is an island: its own first, then those it imports. */
  pageIslands: Map<SourcePath, OutputPath[]>
  /** The files of islands, and what else React pages import: pictures, fonts. */
  pageFiles: BundledFile[]
}

/** The files of a bundle, for whoever writes or serves them; those for formulas only where there are some. */
export function bundledFiles(bundle: Bundle, hasMath: boolean): BundledFile[] {
  const { stylesheet, script, search, mathStylesheet, mathFonts, pageStylesheet, pageFiles } = bundle
  const math = hasMath ? [mathStylesheet, ...mathFonts] : []
  const searchCode = Object.values(search ?? {})
  return [
    stylesheet,
    script,
    ...searchCode,
    ...math,
    ...(pageStylesheet ? [pageStylesheet] : []),
    ...pageFiles,
  ]
}
