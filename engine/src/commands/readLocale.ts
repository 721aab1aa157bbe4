import type { SiteConfig } from '../config/siteConfig.ts'
import { loadVersions } from '../config/versions/loadVersions.ts'
import { type Content, readContent } from '../content/readContent.ts'
import { readGitHistory } from '../content/readGitHistory.ts'
import { readPostDates } from '../content/readPostDates.ts'
import { showsLastUpdate } from '../content/showsLastUpdate.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Highlighter } from '../markdown/code/highlightCode.ts'
import type { Compiler } from '../markdown/compileDocument.ts'
import { type BuiltInRenderer, createBuiltInRenderer } from '../markdown/createBuiltInRenderer.ts'
import type { Typesetter } from '../markdown/createTypesetter.ts'
import type { Document } from '../markdown/document.ts'
import { toMarkdownOptions } from '../markdown/markdownOptions.ts'
import { outlineDocument } from '../markdown/outlineDocument.ts'
import type { LastUpdate } from '../model/pageData.ts'
import type { SourcePath } from '../model/paths.ts'
import { undatedPosts } from '../site/blog/undatedPosts.ts'
import { buildSite } from '../site/buildSite.ts'
import type { Site } from '../site/site.ts'
import { compileNotes } from './compileNotes.ts'
import { keepNotes } from './keepNotes.ts'

/** One locale of the site, read and compiled but not rendered. */
export interface ReadLocale {
  site: Site
  content: Content
  documents: Document[]
  /** The Markdown files that notes import. */
  partials: Document[]
  compiler: Compiler
  renderBuiltIn: BuiltInRenderer
  /** The last commit of each file. */
  history: Map<SourcePath, LastUpdate>
  diagnostics: Diagnostic[]
}

/**
 * Reads the site in the locale of its settings: reads the folders, compiles the notes, and builds routes and sidebars.
 */
export async function readLocale(
  config: SiteConfig,
  tools: { highlight: Highlighter; typeset: Typesetter },
): Promise<ReadLocale> {
  const content = await readContent(config, await loadVersions(config))
  const compiler = { options: toMarkdownOptions(config), ...tools }
  const outlines = content.files.map(outlineDocument)
  const { documents, partials } = keepNotes(compiler, config, (compile) =>
    compileNotes(outlines, compile, config.siteDir),
  )
  const history = await readGitHistory(config, datedSources(content, config))
  const posts = await readPostDates(config.siteDir, undatedPosts(documents))
  const input = { ...content, outlines: documents, history: history.lastUpdates, postDates: posts.dates }
  const site = buildSite(input, config, { mode: 'build' })
  return {
    site,
    content,
    documents,
    partials,
    compiler,
    renderBuiltIn: createBuiltInRenderer(compiler),
    history: history.lastUpdates,
    diagnostics: [content, history, posts, site].flatMap(({ diagnostics }) => diagnostics),
  }
}

/** The files whose pages may show a last update. */
function datedSources({ files }: Content, { blog }: SiteConfig): SourcePath[] {
  const dated = files.filter(({ collection }) => collection !== 'blog' || showsLastUpdate(blog))
  return dated.map(({ source }) => source)
}
