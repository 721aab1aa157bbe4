import { chooseLocales } from '../config/locale/chooseLocales.ts'
import { localizeConfig } from '../config/locale/localizeConfig.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { uniqueDiagnostics } from '../diagnostics/uniqueDiagnostics.ts'
import { createHighlighter } from '../markdown/code/highlightCode.ts'
import { createTypesetter } from '../markdown/createTypesetter.ts'
import type { LocaleResults } from '../output/localeResults.ts'
import { listLocalePages } from '../site/translations.ts'
import { type Progress, silent } from './progress.ts'
import { type ReadLocale, readLocale } from './readLocale.ts'
import { renderLocale } from './renderLocale.ts'

/** A language of the site with all its pages. */
export type RenderedLocale = ReadLocale & { results: LocaleResults }

export interface RenderedSite {
  locales: RenderedLocale[]
  /** All problems, errors included. */
  diagnostics: Diagnostic[]
}

/**
 * Makes everything that is published, without writing it. Each locale goes through the same stages as a site of its
 * own. All are read before any is rendered, because pages link to their translations.
 */
export async function renderSite(
  config: SiteConfig,
  chosen?: string | string[],
  progress: Progress = silent,
): Promise<RenderedSite> {
  const tools = { highlight: createHighlighter(), typeset: createTypesetter() }
  const locales = chooseLocales(config, chosen)
  const read = await inTurn(locales, async (locale) =>
    readLocale(await localizeConfig(config, locale), tools, progress),
  )
  const localePages = new Map(read.map(({ site }) => [site.config.i18n.currentLocale, listLocalePages(site)]))
  const found = read.flatMap(({ diagnostics }) => diagnostics)
  const rendered = await withProblems(found, () =>
    inTurn(read, async ({ site, ...others }) => {
      const locale = { ...others, site: { ...site, localePages } }
      const { results, diagnostics } = await renderLocale(locale, progress)
      return { ...locale, results, diagnostics: [...locale.diagnostics, ...diagnostics] }
    }),
  )
  return {
    locales: rendered,
    diagnostics: uniqueDiagnostics(rendered.flatMap(({ diagnostics }) => diagnostics)),
  }
}

/** Runs the work; adds the earlier problems to a `BuildFailed` that it throws. */
async function withProblems<Result>(found: Diagnostic[], work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BuildFailed
      ? new BuildFailed(uniqueDiagnostics([...found, ...error.diagnostics]))
      : error
  }
}

async function inTurn<Item, Result>(items: Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await act(item))
  return results
}
