import { isDeepStrictEqual } from 'node:util'
import { loadConfig } from '../config/loadConfig.ts'
import { localizeConfig } from '../config/locale/localizeConfig.ts'
import { chooseLocales } from '../config/locale/translations.ts'
import { SettingFailed } from '../config/siteCode.ts'
import type { Recall, SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed, type Diagnostic, hasErrors, type Tell } from '../diagnostics/diagnostic.ts'
import { uniqueDiagnostics } from '../diagnostics/printReport.ts'
import { openTools } from '../markdown/compileDocument.ts'
import type { LocaleResults } from '../output/localeResults.ts'
import { runPlugins } from '../plugins/runPlugins.ts'
import { listLocalePages } from '../site/routes/routeSource.ts'
import { silent } from './progress.ts'
import { type ReadLocale, type Run, readLocale, readPosts } from './readLocale.ts'
import { renderLocale } from './renderLocale.ts'
import { withoutConsequences } from './withoutConsequences.ts'

/** A language of the site with all its pages. */
export type RenderedLocale = ReadLocale & { results: LocaleResults }

export interface RenderedSite {
  config: SiteConfig
  locales: RenderedLocale[]
  /** All problems, errors included. With errors, pages may be missing or incomplete. */
  diagnostics: Diagnostic[]
}

export interface RenderOptions extends Partial<Omit<Run, 'tell'>> {
  /** Config file, relative to the site folder. */
  config?: string
  /** The languages to render; all unless given. */
  locale?: string | string[]
  /** Changes the settings before they are used. */
  adjust?: (config: SiteConfig) => SiteConfig
  /** Called with the settings, before anything else is done with them. Gives problems that it met. */
  prepare?: ((config: SiteConfig) => Promise<Diagnostic[]>) | undefined
  recall?: Recall | undefined
}

/**
 * Makes everything that is published, without writing it. Each stage goes on with what could be read, so that one run
 * finds the problems of all: a setting with a mistake is replaced by its default, and a function among the settings
 * that throws is left out. Throws `BuildFailed` only if there is no site to go on with.
 */
export async function renderSite(siteDir: string, options: RenderOptions = {}): Promise<RenderedSite> {
  const found: Diagnostic[] = []
  const tell: Tell = (problems) => found.push(...problems)
  const { config: configFile, locale, adjust = (config) => config, prepare, recall, ...others } = options
  const run: Run = { progress: silent, ...others, tell }
  const leftOut: PropertyKey[][] = []
  let faults: SiteConfig['faults'] = []
  const problems = () => withoutConsequences(uniqueDiagnostics(found), faults)
  for (;;) {
    try {
      const config = await run.progress.stage('Reading the config', () =>
        loadConfig(siteDir, { configFile, leftOut, tell, recall }),
      )
      faults = config.faults
      if (prepare) tell(await prepare(config))
      const locales = await renderLocales(adjust(config), locale, run)
      return { config, locales, diagnostics: problems() }
    } catch (error) {
      if (error instanceof BuildFailed) tell(error.diagnostics)
      // What else goes wrong after a mistake may come from it.
      else if (!hasErrors(found)) throw error
      if (!isNewSetting(error, leftOut)) throw new BuildFailed(problems(), { cause: error })
      leftOut.push(error.path)
    }
  }
}

const isNewSetting = (error: unknown, known: PropertyKey[][]): error is SettingFailed =>
  error instanceof SettingFailed && !known.some((path) => isDeepStrictEqual(path, error.path))

/**
 * Renders each locale like a site of its own. All are read before any is rendered, because pages link to their
 * translations.
 */
async function renderLocales(config: SiteConfig, chosen: RenderOptions['locale'], run: Run) {
  const { tell } = run
  const tools = openTools()
  const read = await inTurn(chooseLocales(config, chosen), async (locale) => {
    const localized = await runPlugins(await localizeConfig(config, locale, tell), { tell, readPosts })
    const one = await readLocale(localized, tools, run)
    tell(inLanguage(one.diagnostics, one.site.config))
    return one
  })
  const localePages = new Map(read.map(({ site }) => [site.config.i18n.currentLocale, listLocalePages(site)]))
  return inTurn(read, async ({ site, ...others }) => {
    const locale = { ...others, site: { ...site, localePages } }
    const { results, diagnostics } = await renderLocale(locale, run)
    tell(inLanguage(diagnostics, site.config))
    return { ...locale, results, diagnostics: [...locale.diagnostics, ...diagnostics] }
  })
}

/** Notes the language of problems, on a site with several, so that those that all have are reported once. */
export function inLanguage(diagnostics: Diagnostic[], { i18n, baseUrl }: SiteConfig): Diagnostic[] {
  if (i18n.locales.length === 1) return diagnostics
  const languages = [{ name: i18n.currentLocale, baseUrl }]
  return diagnostics.map((problem) => ({ ...problem, languages }))
}

async function inTurn<Item, Result>(items: Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await act(item))
  return results
}
