import type { Document } from '../../markdown/document.ts'
import type { References } from '../resolveReferences.ts'
import type { Route } from '../site.ts'
import { assetAddress, findAsset } from './findAsset.ts'

/** The social preview image that a page names, as a path or full URL. One beside the note must exist. */
export function previewImage(
  { target }: Route,
  document: Document | undefined,
  references: References,
): string | undefined {
  if (target.kind === 'generatedIndex') return target.image
  const image = document?.frontMatter.image
  if (!document || !image?.startsWith('.')) return image
  const asset = findAsset({ kind: 'image', url: image }, document, references)
  return asset && assetAddress(asset, image, references.config)
}
