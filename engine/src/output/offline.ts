import { readBytes } from '../config/readFile.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { type OfflineList, type OfflineSite, offlineWorkerName } from '../model/offlineSite.ts'
import { fileHref, isHashed, toHref, toOutputPath } from '../model/paths.ts'
import { factsOf } from '../pages/createRenderer.ts'
import type { Route, Site } from '../site/site.ts'
import { hash } from '../std/hash.ts'
import { escapeAttribute } from '../std/html.ts'
import type { LocaleFiles, OutputFile } from './localeResults.ts'

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
    file.path === offer?.output
      ? {
          path: file.path,
          contents: contentsOf(file)
            .toString()
            .replace('data-offline-site=""', () => place),
        }
      : file,
  )
}

interface Entry {
  /** URL with a hash of the content. */
  file: string
  bytes: number
  /** Whether it is the page for offline reading. */
  isOffer: boolean
}

/**
 * Lists the files for offline reading. The page that offers it contains the list's URL, so its hash covers the whole
 * list.
 */
function buildOfflineList(locales: LocaleFiles[]): OfflineList {
  const entries = locales.flatMap(listEntries)
  const whole = hash(entries.map(({ file }) => file).join('\n'))
  return {
    files: entries.map(({ file, isOffer }) => (isOffer ? `${file}-${whole}` : file)),
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** Lists pages under the URLs that links use, so that hosts answer them without a redirect. */
function listEntries({ results: { site }, kept }: LocaleFiles): Entry[] {
  const routes = new Map(site.routes.map((route) => [route.output, route]))
  return kept.filter(isServed).map((file) => {
    const route = routes.get(file.path)
    const address = route ? toHref(route.path, site.config) : fileHref(file.path, site.config)
    const facts = typeof file.former === 'object' ? file.former : factsOf(contentsOf(file))
    const { hash: ofContents, bytes } = facts
    return {
      file: isHashed(file.path) ? address : `${address}?${ofContents}`,
      bytes,
      isOffer: route?.target.kind === 'offline',
    }
  })
}

function contentsOf(file: OutputFile): string | Uint8Array {
  if ('copyOf' in file) return readBytes(file.copyOf)
  return 'read' in file ? file.read() : file.contents
}

/** Whether hosts serve the file to readers: dotfiles and files for hosts and crawlers are left out. */
function isServed({ path }: OutputFile): boolean {
  return !/(?:^|\/)\.|^(?:_headers|_redirects|CNAME|robots\.txt)$/.test(path)
}

/** The page for offline reading, if there is one. */
function findOffer({ routes }: Site): Route | undefined {
  return routes.find(({ target }) => target.kind === 'offline')
}
