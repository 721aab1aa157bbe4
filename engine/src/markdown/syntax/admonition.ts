import type { UiText } from '../../model/uiText.ts'

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

/** A box beside the text. `title` and `content` are HTML; the kind's icon is drawn by CSS. */
export function renderAdmonition(kind: string, title: string, content: string): string {
  const classes = `theme-admonition theme-admonition-${kind} alert alert--${alertOf[kind] ?? 'info'}`
  return `<div class="${classes}" role="note"><div class="admonition-heading">${title}</div><div class="admonition-content">${content}</div></div>`
}
