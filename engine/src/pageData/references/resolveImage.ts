import { diagnose } from '../../diagnostics/diagnostic.ts'
import { assetAddress, assetPlaces, findAsset } from '../../links/assets.ts'
import { diagnoseBrokenImage, diagnoseWithheldFile } from '../../links/missingFiles.ts'
import type { References, ResolvedReference } from '../../links/references.ts'
import { asWritten, broken, islandHtml, leadsTo } from '../../links/references.ts'
import type { Document, Reference } from '../../markdown/document.ts'
import { isExternalUrl, resolveLink } from '../../model/paths.ts'
import { uiTextOf } from '../../model/uiText.ts'
import { escapeAttribute } from '../../std/html.ts'

/** Images at least this wide or high, in pixels, can be enlarged. */
const smallestToEnlarge = 320

/** Resolves an image: its URL, its size if known, and a button that enlarges it if it is large. */
export function resolveImage(
  reference: Reference,
  document: Document,
  references: References,
): ResolvedReference {
  const resolved = resolveAddress(reference, document, references)
  const { tag } = reference
  if (!tag) return resolved
  const { width = 0, height = 0 } = findAsset(reference, document, references) ?? {}
  const image = tag.join(resolved.html)
  const isLarge = Math.max(width, height) >= smallestToEnlarge
  return { ...resolved, html: isLarge ? withOpener(image, references) : image }
}

function withOpener(image: string, { viewer, config }: References): string {
  const label = escapeAttribute(uiTextOf(config)('enlargePicture'))
  const button = `<button type="button" class="picture-open" title="${label}" aria-label="${label}"></button>`
  return `<span class="picture">${islandHtml(image + button, viewer, 'touched')}</span>`
}

function resolveAddress(reference: Reference, document: Document, references: References): ResolvedReference {
  const { url, where } = reference
  const { config } = references
  if (isExternalUrl(url)) return leadsTo('src', resolveLink(url, config).href)
  const asset = findAsset(reference, document, references)
  if (!asset && reference.html) return asWritten(reference, reference.html.attribute)
  if (!asset) {
    const hook = config.markdown.hooks.onBrokenMarkdownImages
    const places = assetPlaces(url, document, config)
    const problem = () =>
      diagnoseWithheldFile({ url, where }, places, references) ??
      diagnoseBrokenImage({ url, where }, places, references)
    return broken({ name: 'src', reference, hook, problem })
  }
  const { width, height } = asset
  const size = width && height && !reference.sized ? ` width="${width}" height="${height}"` : ''
  const more = size + (reference.html?.added ?? '')
  const diagnostics = asset.isDamaged ? [diagnose('damaged-picture', [asset.source], where)] : []
  const name = reference.html?.attribute ?? 'src'
  return leadsTo(name, assetAddress(asset, url, config), { more, diagnostics })
}
