import type { DocumentOutline } from '../markdown/document.ts'
import type { RouteTarget } from './site.ts'

/** The note that a page is made from, if it is made from one. */
export function outlineOf(target: RouteTarget): DocumentOutline | undefined {
  if (target.kind === 'doc') return target.doc.outline
  if (target.kind === 'post') return target.post.outline
  return target.kind === 'markdownPage' ? target.outline : undefined
}
