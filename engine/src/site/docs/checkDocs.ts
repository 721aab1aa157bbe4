import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../std/collections.ts'
import { isUrlPath } from '../addresses/isUrlPath.ts'
import type { Doc } from '../site.ts'
import { docFolder } from './docFolder.ts'
import { fieldPlace } from './fieldPlace.ts'

/** Reports ids and slugs that cannot be used, and ids that several docs have. */
export function checkDocs(docs: Doc[]): Diagnostic[] {
  return [...docs.flatMap(checkId), ...docs.flatMap(checkSlug), ...checkDuplicates(docs)]
}

function checkId(doc: Doc): Diagnostic[] {
  const { id } = doc.outline.frontMatter
  return id?.includes('/') ? [diagnose('doc-id-with-slash', [id], fieldPlace(doc, 'id'))] : []
}

function checkSlug(doc: Doc): Diagnostic[] {
  const { slug, id } = doc.outline.frontMatter
  const written = slug ?? id ?? ''
  if (isUrlPath(doc.slug) && !/[?#]/.test(written)) return []
  return [
    diagnose(
      'invalid-slug',
      [doc.id, docFolder(doc), doc.slug],
      fieldPlace(doc, slug === undefined ? 'id' : 'slug'),
    ),
  ]
}

function checkDuplicates(docs: Doc[]): Diagnostic[] {
  return [...groupBy(docs, ({ id }) => id)]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([id, sharing]) => {
      const files = sharing.map(({ outline }) => outline.file.source)
      return diagnose('duplicate-doc-id', [id, files], fieldPlace(sharing.at(-1)!, 'id'))
    })
}
