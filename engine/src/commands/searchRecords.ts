import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BuildFailed, type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts'
import { searchablePages } from '../pageData/machineReaders/searchScopes.ts'
import { type SearchRecord, searchRecords } from '../search/building/searchRecords.ts'
import { documentsBySource } from '../site/routes/routeSource.ts'
import { type RenderedLocale, type RenderOptions, renderSite } from './renderSite.ts'

/** Options of `sotay search:records`. */
export interface SearchRecordsOptions extends RenderOptions {
  /** File to write, relative to the site folder. */
  out: string
}

/** Writes the records of all languages and versions for a search server, a line of JSON for each. */
export async function writeSearchRecords(
  siteDir: string,
  { out, ...options }: SearchRecordsOptions,
): Promise<{ count: number; diagnostics: Diagnostic[] }> {
  const { records, diagnostics } = await collectSearchRecords(siteDir, options)
  writeFileSync(resolve(siteDir, out), records.map((record) => `${JSON.stringify(record)}\n`).join(''))
  return { count: records.length, diagnostics }
}

/** The records of all languages and versions. */
export async function collectSearchRecords(
  siteDir: string,
  options: RenderOptions,
): Promise<{ records: SearchRecord[]; diagnostics: Diagnostic[] }> {
  const { locales, diagnostics } = await renderSite(siteDir, options)
  if (hasErrors(diagnostics)) throw new BuildFailed(diagnostics)
  return { records: locales.flatMap(recordsOf), diagnostics }
}

function recordsOf({ site, documents }: RenderedLocale): SearchRecord[] {
  const { config } = site
  const { currentLocale, localeConfigs } = config.i18n
  return searchablePages(site, documentsBySource(documents)).flatMap(({ route: { target }, page }) => {
    const version = 'version' in target ? target.version : undefined
    return searchRecords(page, {
      url: new URL(page.href, config.url).href,
      language: localeConfigs[currentLocale]!.htmlLang,
      version: version?.name,
      tag: version ? `docs-${version.docsConfig.id}-${version.name}` : 'default',
    })
  })
}
