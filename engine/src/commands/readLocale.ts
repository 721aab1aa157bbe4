import { setFlagsFromString } from 'node:v8'
import type { Keep } from '../bundle/cache/cacheFile.ts'
import type { FindMade } from '../bundle/cache/makeFiles.ts'
import { codeIdentity } from '../bundle/cache/sources.ts'
import { findCommonComponents, namesOfCommon } from '../bundle/live/commonFile.ts'
import { isPostOf, type SiteConfig } from '../config/siteConfig.ts'
import { loadVersions } from '../config/versions.ts'
import {
  type Content,
  type ContentFile,
  factsOf,
  hashOfText,
  isReadLater,
  withTextLater,
} from '../content/contentFile.ts'
import { readGitHistory, readPostDates, showsLastUpdate } from '../content/gitHistory.ts'
import { readContent } from '../content/readContent.ts'
import { measureLogo } from '../content/siteFiles.ts'
import type { Diagnostic, Tell } from '../diagnostics/diagnostic.ts'
import {
  type Compiler,
  type CompilerTools,
  compileDocument,
  openCompiler,
} from '../markdown/compileDocument.ts'
import type { Document, DocumentOutline } from '../markdown/document.ts'
import { outlineDocument } from '../markdown/outlineDocument.ts'
import type { LastUpdate } from '../model/pageParts.ts'
import type { SourcePath } from '../model/paths.ts'
import { checkNavbar } from '../pageData/chrome/navbar.ts'
import { readingMinutes } from '../pageData/content/excerpts.ts'
import { undatedPosts } from '../site/blog/buildBlog.ts'
import { toPluginContent } from '../site/blog/postLists.ts'
import { buildSite } from '../site/buildSite.ts'
import { generateItems } from '../site/sidebars/generateItems.ts'
import type { BuildMode, Site, SiteInput } from '../site/site.ts'
import { counted } from '../std/countWork.ts'
import { withNoteCache } from './caches.ts'
import { codeOfPages, compileNotes } from './compileNotes.ts'
import type { BuildMemory } from './lastBuild/pageMemory.ts'
import type { Progress } from './progress.ts'

/** What a run reports to and works with. */
export interface Run {
  progress: Progress
  /** Receives problems after which the run goes on. */
  tell: Tell
  /** Keeps notes until they are rendered, and pages until they are written; in memory unless given. */
  keep?: Keep | undefined
  /** Remembers pages from build to build. */
  memory?: BuildMemory | undefined
  /** Gives files of the output folder. */
  findMade?: FindMade | undefined
  /** Whether a note is one of those that are compiled and rendered here; all are, unless given. */
  isOwn?: IsOwnNote | undefined
}

export type IsOwnNote = (note: SourcePath) => boolean

/** One locale of the site, read and compiled but not rendered. */
export interface ReadLocale {
  site: Site
  content: Content
  documents: Document[]
  /** The Markdown files that notes import. */
  partials: Document[]
  /** Those that code imports. */
  imported: Document[]
  compiler: Compiler
  /** The last commit of each file. */
  history: Map<SourcePath, LastUpdate>
  diagnostics: Diagnostic[]
}

/**
 * Reads the site in the locale of its settings: reads the folders, compiles the notes, and builds routes and sidebars.
 * The problems of settings and sidebars are reported; those of content are in the result.
 */
export async function readLocale(
  config: SiteConfig,
  tools: CompilerTools,
  { tell, progress, keep, memory, isOwn = () => true }: Run,
): Promise<ReadLocale> {
  const content = await progress.stage('Reading files', async () => {
    const { files, ...others } = await readContent(config, await loadVersions(config, tell))
    return { files: keep ? files.map((file) => withKeptText(file, keep)) : files, ...others }
  })
  const own = namesOfCommon(findCommonComponents(config.siteDir), config.siteDir)
  const compiler = openCompiler(config, own, tools)
  freeMemorySooner(content.files.length)
  const { documents, partials, imported } = await progress.stage('Compiling notes', (count) =>
    withNoteCache(compiler, config, { code: codeIdentity(), keep }, async ({ compile, outline, nameOf }) => {
      const outlines = content.files.map(outline)
      const code = codeOfPages(content, config)
      // A draft has no page, so what is wrong in its text stops nothing.
      const others = new Set(outlines.filter((each) => !isOwn(each.file.source) || !isPublished(each)))
      const compileOwn = (each: DocumentOutline) =>
        others.has(each) ? withoutText(each, compiler) : compile(each)
      // What names a draft must not show any of it.
      const all = outlines.filter(isPublished)
      const counting = counted(compileOwn, outlines.length, count)
      const made = await compileNotes(outlines, counting, config, { all, code })
      const known = memory?.of(config.i18n.currentLocale).watch(made.documents, config.siteDir, nameOf)
      return { ...made, documents: known ?? made.documents }
    }),
  )
  const history = await progress.stage('Reading the history of git', () =>
    readGitHistory(config, datedSources(content, config)),
  )
  const parts = { ...content, outlines: documents, history: history.lastUpdates }
  const site = await progress.stage('Building routes and sidebars', () =>
    assembleSite(parts, config, 'build'),
  )
  return {
    site,
    content,
    documents,
    partials,
    imported,
    compiler,
    history: history.lastUpdates,
    diagnostics: [...history.diagnostics, ...site.diagnostics],
  }
}

/** Whether a note is not a draft. */
export const isPublished = ({ frontMatter }: DocumentOutline): boolean => frontMatter.draft !== true

/** A note whose text waits outside of memory: few stages read it. */
function withKeptText(file: ContentFile, keep: Keep): ContentFile {
  if (isReadLater(file)) return file
  const read = keep(Buffer.from(file.text))
  return withTextLater(factsOf(file), hashOfText(file), () => read().toString())
}

/** A note whose title and place in the site are known, but none of its text. */
const withoutText = (outline: DocumentOutline, compiler: Compiler): Document => ({
  ...compileDocument({ ...outline, file: { ...outline.file, text: '' } }, compiler),
  file: outline.file,
})

/** The files whose pages may show a last update. */
function datedSources({ files }: Content, { blog }: SiteConfig): SourcePath[] {
  const undated = blog.filter((each) => !showsLastUpdate(each))
  const dated = files.filter((file) => !undated.some((each) => isPostOf(each, file)))
  return dated.map(({ source }) => source)
}

/** What a site is assembled from: its content, with the outlines of the notes and the last commit of each file. */
type Parts = Content & Pick<SiteInput, 'outlines' | 'history'>

/** Builds routes and sidebars from notes that were read. The problems of reading are added to those of the site. */
export async function assembleSite(
  { diagnostics: found, ...parts }: Parts,
  config: SiteConfig,
  mode: BuildMode,
): Promise<Site> {
  const posts = await readPostDates(config.siteDir, undatedPosts(parts.outlines))
  const input = await generateItems({ ...parts, postDates: posts.dates }, config, { mode })
  const site = buildSite(input, measureLogo(config), { mode })
  return { ...site, diagnostics: [...found, ...posts.diagnostics, ...site.diagnostics, ...checkNavbar(site)] }
}

/** The content of a blog before the site is read, for plugins that do more with it. */
export async function readPosts(config: SiteConfig, id: string): Promise<object> {
  const content = await readContent({ ...config, docs: [], pages: [] }, [])
  const outlines = content.files.map((file) => outlineDocument(file, config.markdown))
  const { blogs } = await assembleSite({ ...content, outlines, history: new Map() }, config, 'build')
  const blog = blogs.find((each) => each.config.id === id)
  return toPluginContent(blog, (post) => blog && readingMinutes(post, blog.config, config))
}

/** Below, a build is over before its memory has grown much. */
const manyNotes = 1500

/**
 * Has V8 look for unused memory when the heap has grown by half since the last time, not when it is three times as
 * large, so that a large site takes less memory in all, and no more time. On small sites it would cost time.
 */
export function freeMemorySooner(noteCount: number, setFlags = setFlagsFromString): void {
  if (noteCount > manyNotes) setFlags('--heap-growing-percent=50')
}
