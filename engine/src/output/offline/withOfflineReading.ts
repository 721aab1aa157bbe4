import type { SiteConfig } from '../../config/siteConfig.ts'
import { type OfflineSite, offlineWorkerName } from '../../model/offlineSite.ts'
import { toOutputPath } from '../../model/paths.ts'
import { fileHref } from '../../site/addresses/fileHref.ts'
import { escapeAttribute } from '../../std/escapeHtml.ts'
import { hash } from '../../std/hash.ts'
import type { LocaleFiles } from '../localeFiles.ts'
import type { OutputFile } from '../outputFile.ts'
import { buildOfflineList } from './buildOfflineList.ts'
import { findOffer } from './findOffer.ts'

/**
 * Where a page offers readers to keep the site: adds the list of its files and the worker that answers from them, both
 * for all languages at once, and tells that page of them.
 */
export function withOfflineReading(locales: LocaleFiles[]): LocaleFiles[] {
  const root = locales.find(isDefault) ?? locales[0]!
  const { bundle, site } = root.results
  if (!findOffer(site)) return locales
  const together = locales.filter(({ results }) => isBelow(results.site.config, site.config))
  const list = buildOfflineList(together)
  const contents = JSON.stringify(list)
  const listFile = { path: toOutputPath(`assets/offline-${hash(contents)}.json`), contents }
  const workerFile = { path: toOutputPath(offlineWorkerName), contents: bundle.offline.worker }
  const told: OfflineSite = {
    list: fileHref(listFile.path, site.config),
    worker: fileHref(workerFile.path, site.config),
    fileCount: list.files.length,
    bytes: list.bytes,
  }
  return locales.map((locale) => ({
    ...locale,
    kept: together.includes(locale) ? tellOffer(locale, told) : locale.kept,
    others: locale === root ? [...locale.others, listFile, workerFile] : locale.others,
  }))
}

function isDefault({ results }: LocaleFiles): boolean {
  const { currentLocale, defaultLocale } = results.site.config.i18n
  return currentLocale === defaultLocale
}

/** A worker reaches no other host, and nothing above its own folder. */
function isBelow({ url, baseUrl }: SiteConfig, root: SiteConfig): boolean {
  return url === root.url && baseUrl.startsWith(root.baseUrl)
}

/** Fills the place that the page has for it (`theme/offline/OfflinePage.tsx`). */
function tellOffer({ results, kept }: LocaleFiles, told: OfflineSite): OutputFile[] {
  const offer = findOffer(results.site)
  const place = `data-offline-site="${escapeAttribute(JSON.stringify(told))}"`
  return kept.map((file) =>
    file.path === offer?.output && 'contents' in file
      ? { ...file, contents: file.contents.toString().replace('data-offline-site=""', () => place) }
      : file,
  )
}
