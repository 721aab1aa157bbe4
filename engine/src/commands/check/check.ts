import { checkNotes } from '../../check/checkNotes.ts'
import { checkPages } from '../../check/checkPages.ts'
import { externalLinks } from '../../check/externalLinks.ts'
import { withExactFix } from '../../check/withExactFix.ts'
import { loadConfig } from '../../config/loadConfig.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { BuildFailed } from '../../diagnostics/buildFailed.ts'
import { linkProblems } from '../../diagnostics/catalogue/links.ts'
import type { Diagnostic, Severity } from '../../diagnostics/diagnostic.ts'
import { uniqueDiagnostics } from '../../diagnostics/uniqueDiagnostics.ts'
import { settingAddresses } from '../../site/links/checkSettings.ts'
import { locateProblems } from '../places/locateProblems.ts'
import { withPlaces } from '../places/withPlaces.ts'
import { dataFiles } from '../renderLocale.ts'
import { type RenderedLocale, type RenderedSite, renderSite } from '../renderSite.ts'
import { checkExternal } from './checkExternal.ts'
import { fixFiles } from './fixFiles.ts'

export interface CheckOptions {
  config?: string
  /** The languages to check; all unless given. */
  locale?: string | string[]
  /** Mends what has one right answer. */
  fix?: boolean
  /** Tries links to other hosts. */
  external?: boolean
}

export interface CheckResult {
  /** Everything that is wrong, but for what was mended. */
  diagnostics: Diagnostic[]
  mended: Diagnostic[]
}

/** Builds the site without writing it and looks at all of it: what a build tells, what it would keep to itself, and more. */
export function check(siteDir: string, options: CheckOptions = {}): Promise<CheckResult> {
  return withPlaces(siteDir, async () => {
    const located = await locateProblems(siteDir, await findAll(siteDir, options))
    const found = located.map(withExactFix)
    const mended = options.fix ? fixFiles(siteDir, found) : []
    return { diagnostics: found.filter((problem) => !mended.includes(problem)), mended }
  })
}

/** What stops a build is a finding like all others. */
async function findAll(siteDir: string, options: CheckOptions): Promise<Diagnostic[]> {
  try {
    const config = withAllFindings(await loadConfig(siteDir, options.config))
    const site = await renderSite(config, options.locale)
    const own = site.locales.flatMap(checkLocale)
    const external = options.external ? await checkExternal(linksOf(site), config.siteDir) : []
    return uniqueDiagnostics([...site.diagnostics, ...own, ...external])
  } catch (error) {
    if (error instanceof BuildFailed) return error.diagnostics
    throw error
  }
}

/** What the settings would keep quiet is a warning. */
function withAllFindings(config: SiteConfig): SiteConfig {
  const { hooks } = config.markdown
  const loud = <Hook>(setting: Hook | Severity) =>
    setting === 'ignore' || setting === 'log' ? 'warn' : setting
  return {
    ...config,
    onBrokenLinks: loud(config.onBrokenLinks),
    onBrokenAnchors: loud(config.onBrokenAnchors),
    onDuplicateRoutes: loud(config.onDuplicateRoutes),
    markdown: {
      ...config.markdown,
      hooks: {
        onBrokenMarkdownLinks: loud(hooks.onBrokenMarkdownLinks),
        onBrokenMarkdownImages: loud(hooks.onBrokenMarkdownImages),
      },
    },
  }
}

/** Notes are looked at one by one; what pages make together can be said only where each shows all of its text. */
function checkLocale({ site, documents, compiler, results, diagnostics }: RenderedLocale): Diagnostic[] {
  const own = documents.filter(({ file }) => !file.isUntranslated)
  const isWhole = diagnostics.every(({ level, code }) => level !== 'error' || code in linkProblems)
  return [...checkNotes(own, compiler), ...(isWhole ? checkPages(site, results.pages) : [])]
}

function linksOf({ locales }: RenderedSite) {
  const documents = locales.flatMap((locale) => locale.documents)
  const settings = locales.flatMap(({ site, content }) => settingAddresses(site, dataFiles(content)))
  return externalLinks(documents, settings)
}
