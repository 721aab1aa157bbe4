import type { SiteConfig } from '../../config/siteConfig.ts'
import { type OfflineSite, offlineWorkerName } from '../../model/offlineSite.ts'
import { toOutputPath } from '../../model/paths.ts'
import { fileHref } from '../../site/addresses.ts'
import { hash } from '../../std/hash.ts'
import { escapeAttribute } from '../../std/html.ts'
import type { LocaleFiles } from '../localeFiles.ts'
import type { OutputFile } from '../outputFile.ts'
import { buildOfflineList } from './buildOfflineList.ts'
import { findOffer } from './findOffer.ts'

/**
 * Adds offline reading to a site that has a page for it: one list of files and one service worker for all languages,
 * whose URLs are written into that page.
 */
export function withOfflineReading(locales: LocaleFiles[]): LocaleFiles[] {
  const root = locales.find(isDefault) ?? locales[0]!
  const { bundle, site } = root.results
  if (!findOffer(site)) return locales
  const together = locales.filter(({ results }) => isBelow(results.site.config, site.config))
  const list = buildOfflineList(together)
  const contents = JSON.stringify(list)
  const listFile = { path: toOutputPath(`assets/offline-${hash(contents)}.json`), contents }
  const workerFile = { path: toOutputPath(offlineWorkerName), contents: bundle.offlineWorker }
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

/** A service worker controls only its own host and folder. */
function isBelow({ url, baseUrl }: SiteConfig, root: SiteConfig): boolean {
  return url === root.url && baseUrl.startsWith(root.baseUrl)
}

/** Fills the attribute that the page has for it (`theme/offline/OfflinePage.tsx`). */
function tellOffer({ results, kept }: LocaleFiles, told: OfflineSite): OutputFile[] {
  const offer = findOffer(results.site)
  const place = `data-offline-site="${escapeAttribute(JSON.stringify(told))}"`
  return kept.map((file) =>
    file.path === offer?.output && 'contents' in file
      ? { ...file, contents: file.contents.toString().replace('data-offline-site=""', () => place) }
      : file,
  )
}
