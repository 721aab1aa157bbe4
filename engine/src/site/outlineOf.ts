import type { DocumentOutline } from '../markdown/document.ts'
import type { RouteTarget } from './site.ts'

/** The outline of the note behind a page, if there is one. */
export function outlineOf(target: RouteTarget): DocumentOutline | undefined {
  if (target.kind === 'doc') return target.doc.outline
  if (target.kind === 'post') return target.post.outline
  return target.kind === 'markdownPage' ? target.outline : undefined
}
