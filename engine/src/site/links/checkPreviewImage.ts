import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Document } from '../../markdown/document.ts'
import { assetPlaces } from '../assetRequests.ts'
import { findAsset } from '../references/findAsset.ts'
import type { References } from '../resolveReferences.ts'
import { missingPicture } from './missingPicture.ts'

/** Reports a preview image beside the note that does not exist or may not be published. */
export function checkPreviewImage(document: Document | undefined, references: References): Diagnostic[] {
  const url = document?.frontMatter.image
  if (!document || !url?.startsWith('.') || findAsset({ kind: 'image', url }, document, references)) return []
  const where = { file: document.file.source, key: ['image'], texts: [url] }
  const places = assetPlaces(url, document, references.config)
  return missingPicture({ url, places, where, isInPage: false }, references)
}
