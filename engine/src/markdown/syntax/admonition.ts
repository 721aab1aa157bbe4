import { admonitionClasses, findKind } from '../../model/admonitionKinds.ts'
import type { UiText } from '../../model/uiText.ts'
import { renderAttributes } from '../renderAttributes.ts'
import type { Walk } from '../walk.ts'
import { toProperties } from './toProperties.ts'

/** The default title of a kind. Custom kinds are titled by their names. */
export function admonitionTitle(kind: string, uiText: UiText): string {
  const found = findKind(kind)
  return found ? uiText(found.title) : kind
}

interface AdmonitionParts {
  kind: string
  /** HTML, as `content` is. */
  title: string
  content: string
  /** The id and classes that a note gives it. */
  own: { id?: unknown; className?: unknown }
}

/** A box beside the text. The kind's icon is drawn by CSS. */
export function renderAdmonition({ kind, title, content, own }: AdmonitionParts, walk: Walk): string {
  const { id, className = [] } = toProperties(own)
  const attributes = { className: [admonitionClasses(kind), className].flat().map(String), role: 'note', id }
  return `<div${renderAttributes('div', attributes, walk)}><div class="admonition-heading">${title}</div><div class="admonition-content">${content}</div></div>`
}
