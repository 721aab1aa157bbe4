import { dirname, normalize } from 'node:path/posix'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Document, Reference } from '../markdown/document.ts'
import { isExternalUrl, type SourcePath, toSourcePath } from '../model/paths.ts'
import { ensureBaseUrl } from './addresses/ensureBaseUrl.ts'
import { parseUrl } from './parseUrl.ts'
import { inFile } from './references/inFile.ts'
import { withheldReason } from './withheldReason.ts'

/** For each file that a note refers to, the paths where it may lie and be published from. `content/` reads them. */
export function assetRequests(document: Document, config: SiteConfig): SourcePath[][] {
  const requests = document.references.flatMap((reference) =>
    'url' in reference && mayBeAsset(reference)
      ? [assetPlaces(reference.url, inFile(reference.where, document), config)]
      : [],
  )
  const { image } = document.frontMatter
  const all = image?.startsWith('.') ? [...requests, assetPlaces(image, document, config)] : requests
  return all.map((places) => places.filter((place) => !withheldReason(place, config)))
}

/**
 * Whether a reference may lead to a file to publish: any image, or a link with a file extension other than `.md`,
 * `.mdx` and `.html`.
 */
export function mayBeAsset({ kind, url }: Pick<Reference, 'kind' | 'url'>): boolean {
  if (url === '' || isExternalUrl(url)) return false
  return kind === 'image' || /\.(?!mdx?$|html?$)[a-z\d]{1,8}$/i.test(parseUrl(url).path)
}

/**
 * The candidate paths of a file, in order: the site folder for `@site/`, the static folders for `/`, else the note's
 * own folder and that of the original it translates.
 */
export function assetPlaces(url: string, { file }: Document, config: SiteConfig): SourcePath[] {
  const { path } = parseUrl(url)
  if (path.startsWith('@site/')) return [toPlace(path.slice('@site/'.length))]
  if (!path.startsWith('/')) {
    const folders = new Set([file.source, file.original ?? file.source].map(dirname))
    return [...folders].map((folder) => toPlace(`${folder}/${path}`))
  }
  const withoutBase = ensureBaseUrl(path, config.baseUrl).slice(config.baseUrl.length)
  const places = config.staticDirectories.flatMap((folder) => [
    toPlace(`${folder}${path}`),
    toPlace(`${folder}/${withoutBase}`),
  ])
  return [...new Set(places)]
}

const toPlace = (path: string) => normalize(toSourcePath(path)) as SourcePath
