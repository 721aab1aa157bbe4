import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Asset } from '../../content/contentFile.ts'
import type { Document, Reference } from '../../markdown/document.ts'
import { fileHref } from '../addresses/fileHref.ts'
import { assetPlaces, mayBeAsset } from '../assetRequests.ts'
import { parseUrl } from '../parseUrl.ts'
import type { References } from '../resolveReferences.ts'

/** The asset that a reference leads to, if it was found on disk. */
export function findAsset(
  reference: Pick<Reference, 'kind' | 'url'>,
  document: Document,
  { assets, config }: References,
): Asset | undefined {
  if (!mayBeAsset(reference)) return undefined
  const place = assetPlaces(reference.url, document, config).find((source) => assets.has(source))
  return place && assets.get(place)
}

/** The address of a published file; query and hash stay as they were written. */
export function assetAddress({ output }: Asset, url: string, config: SiteConfig): string {
  const { query, hash } = parseUrl(url)
  return `${fileHref(output, config)}${query}${hash === undefined ? '' : `#${encodeURI(hash)}`}`
}
