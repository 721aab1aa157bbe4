import type { UiTextKey } from './uiText.ts'

/** The looks that a kind of admonition can have; `admonition.css` gives each a colour and an icon. */
export const alerts = ['secondary', 'success', 'info', 'warning', 'danger'] as const

interface AdmonitionKind {
  alert: (typeof alerts)[number]
  /** The text of the interface that titles it by default. */
  title: Extract<UiTextKey, `admonition${string}`>
}

/** The built-in kinds of admonition, in Markdown and in JSX; the last four are older names. */
export const admonitionKinds: Readonly<Record<string, AdmonitionKind>> = {
  note: { alert: 'secondary', title: 'admonitionNote' },
  tip: { alert: 'success', title: 'admonitionTip' },
  info: { alert: 'info', title: 'admonitionInfo' },
  warning: { alert: 'warning', title: 'admonitionWarning' },
  danger: { alert: 'danger', title: 'admonitionDanger' },
  caution: { alert: 'warning', title: 'admonitionCaution' },
  secondary: { alert: 'secondary', title: 'admonitionSecondary' },
  important: { alert: 'info', title: 'admonitionImportant' },
  success: { alert: 'success', title: 'admonitionSuccess' },
}

/** The classes of an admonition. A kind of the site's own looks like `info`. */
export function admonitionClasses(kind: string): string {
  const { alert } = findKind(kind) ?? admonitionKinds.info!
  return `theme-admonition theme-admonition-${kind} alert alert--${alert}`
}

/** The built-in kind of a name, which may be that of any property. */
export function findKind(name: string): AdmonitionKind | undefined {
  return Object.hasOwn(admonitionKinds, name) ? admonitionKinds[name] : undefined
}
