import { readFileSync } from 'node:fs'
import type { OfflineList } from '../../model/offlineSite.ts'
import { isHashed } from '../../model/paths.ts'
import { fileHref, toHref } from '../../site/addresses.ts'
import { hash } from '../../std/hash.ts'
import type { LocaleFiles } from '../localeFiles.ts'
import type { OutputFile } from '../outputFile.ts'

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
export function buildOfflineList(locales: LocaleFiles[]): OfflineList {
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
    const contents = contentsOf(file)
    return {
      file: isHashed(file.path) ? address : `${address}?${hash(contents)}`,
      bytes: Buffer.byteLength(contents),
      isOffer: route?.target.kind === 'offline',
    }
  })
}

function contentsOf(file: OutputFile): string | Uint8Array {
  if ('copyOf' in file) return readFileSync(file.copyOf)
  return 'read' in file ? file.read() : file.contents
}

/** Whether hosts serve the file to readers: dotfiles and files for hosts and crawlers are left out. */
function isServed({ path }: OutputFile): boolean {
  return !/(?:^|\/)\.|^(?:_headers|_redirects|CNAME|robots\.txt)$/.test(path)
}
