import { diagnose } from '../../diagnostics/diagnostic.ts'
import type { Document, Reference } from '../../markdown/document.ts'
import { isExternalUrl } from '../../model/paths.ts'
import { resolveLink } from '../addresses/resolveLink.ts'
import { assetPlaces } from '../assetRequests.ts'
import type { References } from '../resolveReferences.ts'
import { assetAddress, findAsset } from './findAsset.ts'
import { attribute, broken, found, type ResolvedReference } from './resolvedReference.ts'

/** A picture of a note gets its address and, if it can be read, its size (behaviours 3.10). */
export function resolveImage(
  reference: Reference,
  document: Document,
  references: References,
): ResolvedReference {
  const { url, where } = reference
  const { config } = references
  if (isExternalUrl(url)) return found(attribute('src', resolveLink(url, config).href))
  const asset = findAsset(reference, document, references)
  if (!asset) {
    const hook = config.markdown.hooks.onBrokenMarkdownImages
    const problem = diagnose('broken-image', [url, assetPlaces(url, document, config)], where)
    return broken({ name: 'src', reference, hook, problem })
  }
  const { width, height } = asset
  const size = width && height && !reference.sized ? ` width="${width}" height="${height}"` : ''
  return found(attribute('src', assetAddress(asset, url, config)) + size)
}
