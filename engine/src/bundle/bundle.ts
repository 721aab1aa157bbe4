import type { OutputPath, SourcePath } from '../model/paths.ts'
import type { NoteIslandFiles } from './bundleIslands.ts'
import type { OverrideBundle } from './overrides/bundleOverrides.ts'

/** A file made by the bundler, with a hash of its content in its name. */
export interface BundledFile {
  output: OutputPath
  contents: string | Uint8Array
}

/** What readers' browsers load besides the pages, and the components that pages are rendered with. */
export interface Bundle {
  stylesheet: BundledFile
  script: BundledFile
  /** The search: what stands in the page, and what answers or asks for answers; fetched when the reader comes near. */
  search?: { script: BundledFile; provider: BundledFile; stylesheet: BundledFile }
  /** Helps with the choice between versions and languages. */
  switches: BundledFile
  /** Copies a page as Markdown. */
  copyPage: BundledFile
  /** Lets readers keep the site: what the page for that loads, and the code of the worker that answers then. */
  offline: { script: BundledFile; stylesheet: BundledFile; worker: string }
  /** Takes query and hash along from a former address. */
  leadOn: BundledFile
  /** Code of the banner for a wrong base address. It stands in the home page, because no file may be found then. */
  baseUrlBanner: string
  /** Shows pictures large: what stands over them, and what is fetched on use. */
  pictureViewer: { script: BundledFile; stylesheet: BundledFile }
  /** Fonts and pictures that the site's own style sheets name. */
  styleFiles: BundledFile[]
  /** Classes and variables of Infima, for pages that count on them; undefined when all pages have them. */
  frameworkStylesheet?: BundledFile
  /** Styles that only pages of the blog load. */
  blogStylesheet: BundledFile
  /** Styles that only pages with formulas load. */
  mathStylesheet: BundledFile
  /** The fonts that those styles name. */
  mathFonts: BundledFile[]
  /** Styles that only React pages load; undefined when they import none. */
  pageStylesheet?: BundledFile
  /** What each React page, and the module of each live note, exports. */
  pageModules: Map<SourcePath, Record<string, unknown>>
  /** The browser's files of each React page that is an island: its own first, then those it imports. */
  pageIslands: Map<SourcePath, OutputPath[]>
  /** The same for components of notes, by the names by which the note's module asks for them. */
  noteIslands: Map<SourcePath, Map<string, NoteIslandFiles>>
  /** The components that all notes have. */
  components: Record<string, unknown>
  /** The files of islands, and what else React pages import: pictures, fonts. */
  pageFiles: BundledFile[]
  /** What the site puts into the theme. */
  overrides?: OverrideBundle | undefined
}

/** What a site has that takes files of its own. */
export interface SiteParts {
  math: boolean
  blog: boolean
  /** Whether readers can go from one version or language to another. */
  choices: boolean
  /** Whether former addresses lead on. */
  redirects: boolean
  /** Whether readers can copy pages. */
  copies: boolean
  /** Whether a picture opens large. */
  pictures: boolean
  /** Whether readers can keep the site. */
  offline: boolean
  /** Whether a page counts on classes or variables of Infima. */
  framework: boolean
}

/** The files of a bundle, for whoever writes or serves them; those of formulas and of the blog only where there are some. */
export function bundledFiles(bundle: Bundle, parts: SiteParts): BundledFile[] {
  const { offline } = bundle
  return [
    bundle.stylesheet,
    bundle.styleFiles,
    bundle.script,
    parts.choices && bundle.switches,
    parts.redirects && bundle.leadOn,
    parts.copies && bundle.copyPage,
    parts.pictures && Object.values(bundle.pictureViewer),
    Object.values(bundle.search ?? {}),
    parts.offline && [offline.script, offline.stylesheet],
    parts.blog && bundle.blogStylesheet,
    parts.framework && bundle.frameworkStylesheet,
    parts.math && [bundle.mathStylesheet, ...bundle.mathFonts],
    bundle.pageStylesheet,
    bundle.pageFiles,
    bundle.overrides?.files,
  ]
    .flat()
    .filter((file) => file !== false && file !== undefined)
}
