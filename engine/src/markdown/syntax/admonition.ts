import type { UiText } from '../../model/uiText.ts'
import { renderAttributes } from '../renderAttributes.ts'
import type { Walk } from '../walk.ts'
import { toProperties } from './toProperties.ts'

/** The style of each kind of admonition; the last four kinds are older names. */
const alertOf: Record<string, string> = {
  note: 'secondary',
  tip: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  secondary: 'secondary',
  important: 'info',
  success: 'success',
}

const titleKeys = {
  note: 'admonitionNote',
  tip: 'admonitionTip',
  info: 'admonitionInfo',
  warning: 'admonitionWarning',
  danger: 'admonitionDanger',
  caution: 'admonitionCaution',
  secondary: 'admonitionSecondary',
  important: 'admonitionImportant',
  success: 'admonitionSuccess',
} as const

/** The built-in kinds. */
export const defaultAdmonitions = Object.keys(alertOf)

/** The default title of a kind. Custom kinds are titled by their names. */
export function admonitionTitle(kind: string, uiText: UiText): string {
  return kind in titleKeys ? uiText(titleKeys[kind as keyof typeof titleKeys]) : kind
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
  const classes = `theme-admonition theme-admonition-${kind} alert alert--${alertOf[kind] ?? 'info'}`
  const attributes = { className: [classes, className].flat().map(String), role: 'note', id }
  return `<div${renderAttributes('div', attributes, walk)}><div class="admonition-heading">${title}</div><div class="admonition-content">${content}</div></div>`
}
