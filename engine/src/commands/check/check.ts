import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyFixes, withExactFix } from '../../check/applyFixes.ts'
import { checkNotes } from '../../check/checkNotes.ts'
import { checkPages } from '../../check/checkPages.ts'
import { readBytes } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { listDataFiles } from '../../content/readContent.ts'
import { linkProblems } from '../../diagnostics/catalogue/links.ts'
import { BuildFailed, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { uniqueDiagnostics } from '../../diagnostics/printReport.ts'
import { settingAddresses } from '../../links/checkSettings.ts'
import { gatherFiles, inLocaleFolder } from '../../output/writeSite.ts'
import { locateProblems, withPlaces } from '../places/locateProblems.ts'
import { type Progress, silent } from '../progress.ts'
import { inLanguage, type RenderedLocale, type RenderedSite, renderSite } from '../renderSite.ts'
import { withStrays } from '../strayErrors.ts'
import { checkExternal, externalLinks, sortLinks } from './checkExternal.ts'
import { checkIslands } from './checkIslands.ts'
import { checkSearch } from './checkSearch.ts'
import { checkSources } from './checkSources.ts'

export interface CheckOptions {
  config?: string
  /** The languages to check; all unless given. */
  locale?: string | string[]
  /** Applies the fixes of problems that have exactly one. */
  fix?: boolean
  /** Requests every link to another host. */
  external?: boolean
  /** Starts the islands of every page in a browser. */
  hydrate?: boolean
  /** How long a page may take for that, in ms. */
  patience?: number
  /** A file of queries and the pages that they should find, from the site folder. */
  search?: string
  /** Called with each stage that begins. */
  progress?: Progress
}

export interface CheckResult {
  /** Every problem found, except those that `fix` has corrected. */
  diagnostics: Diagnostic[]
  fixed: Diagnostic[]
}

/**
 * Builds the site without writing it, and reports the build's problems, those that the settings silence, and
 * weaknesses of notes and pages that a build does not look for.
 */
export function check(siteDir: string, options: CheckOptions = {}): Promise<CheckResult> {
  return withPlaces(siteDir, () =>
    withStrays(async (strays) => {
      const problems = await findAll(siteDir, options)
      const located = await locateProblems(siteDir, [...problems, ...(await strays())])
      const found = located.map(withExactFix)
      const fixed = options.fix ? fixFiles(siteDir, found) : []
      return { diagnostics: found.filter((problem) => !fixed.includes(problem)), fixed }
    }),
  )
}

/** Errors that fail a build are findings like any other. */
async function findAll(siteDir: string, options: CheckOptions): Promise<Diagnostic[]> {
  try {
    const { progress = silent } = options
    const site = await renderSite(siteDir, { ...options, adjust: withAllFindings })
    const isWhole = site.diagnostics.every(({ level, code }) => level !== 'error' || code in linkProblems)
    const own = await progress.stage('Checking notes and pages', async () => [
      ...(await checkSources(site)),
      ...site.locales.flatMap((locale) => inLanguage(checkLocale(locale, isWhole), locale.site.config)),
    ])
    const { lost, others } = sortLinks(linksOf(site), site.config, publishedPaths(site))
    const external = options.external
      ? await progress.stage('Trying links to other sites', (count) =>
          checkExternal(others, site.config.cacheDir, count),
        )
      : []
    const { search } = options
    const queries = search ? await progress.stage('Asking the search', () => checkSearch(search, site)) : []
    const islands = options.hydrate
      ? await progress.stage('Starting islands in a browser', (count) =>
          checkIslands(site, { config: options.config, patience: options.patience }, count),
        )
      : []
    return uniqueDiagnostics([
      ...site.diagnostics,
      ...own,
      ...(isWhole ? lost : []),
      ...external,
      ...queries,
      ...islands,
    ])
  } catch (error) {
    if (error instanceof BuildFailed) return error.diagnostics
    throw error
  }
}

/** Raises every severity of `ignore` or `log` to `warn`, but those by which a blog says how it is written. */
export function withAllFindings(config: SiteConfig): SiteConfig {
  const { docs, blog, markdown } = config
  return {
    ...loud(config),
    docs: docs.map(loud),
    blog: blog.map(loud),
    markdown: { ...markdown, hooks: loud(markdown.hooks) },
  }
}

/** The names of settings that say what to do about a problem begin with `on`. */
function loud<Settings extends object>(settings: Settings): Settings {
  const isQuiet = ([name, value]: [string, unknown]) =>
    /^on(?!UntruncatedBlogPosts|InlineAuthors)[A-Z]/.test(name) && (value === 'ignore' || value === 'log')
  const quiet = Object.entries(settings).filter(isQuiet)
  return { ...settings, ...Object.fromEntries(quiet.map(([name]) => [name, 'warn'])) }
}

/**
 * Checks the notes, the pages, and whether all files could be written. After an error other than a broken link the
 * pages are skipped, because a note that failed to compile lacks its links.
 */
function checkLocale(locale: RenderedLocale, isWhole: boolean): Diagnostic[] {
  const { site, documents, compiler, results } = locale
  const own = documents.filter(({ file }) => !file.isUntranslated)
  return [
    ...checkNotes(own, compiler),
    ...(isWhole ? checkPages(site, results.pages, addressesOf(locale)) : []),
    ...gatherFiles([results]).diagnostics,
  ]
}

const addressesOf = ({ site, content }: RenderedLocale) => settingAddresses(site, listDataFiles(content))

function linksOf({ locales }: RenderedSite) {
  const documents = locales.flatMap((locale) => locale.documents)
  return externalLinks(documents, locales.flatMap(addressesOf))
}

/** The paths of all that a build would write for readers, from the folder of the output. */
function publishedPaths({ locales }: RenderedSite): Set<string> {
  const { published } = gatherFiles(locales.map(({ results }) => results))
  return new Set(published.flatMap(inLocaleFolder).map(({ path }) => path))
}

/** Applies the fixes of problems to the files of a site; gives the problems that were fixed. */
function fixFiles(siteDir: string, diagnostics: Diagnostic[]): Diagnostic[] {
  const files = new Set(
    diagnostics.flatMap(({ fix, where }) => (fix !== undefined && where ? [where.file] : [])),
  )
  return [...files].flatMap((file) => {
    const path = join(siteDir, file)
    const own = diagnostics.filter(({ where }) => where?.file === file)
    const { text, fixed } = applyFixes(readBytes(path).toString(), own)
    if (fixed.length > 0) writeFileSync(path, text)
    return fixed
  })
}
