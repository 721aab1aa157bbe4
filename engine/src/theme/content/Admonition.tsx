import type { ReactNode } from 'react'

interface AdmonitionProps {
  kind: string
  alert: 'secondary' | 'success' | 'info' | 'warning' | 'danger'
  title: string
  className?: string
  children: ReactNode
}

/** A box beside the text, as `:::kind` writes it in a note. */
export function Admonition({ kind, alert, title, className, children }: AdmonitionProps) {
  const classes = ['theme-admonition', `theme-admonition-${kind}`, 'alert', `alert--${alert}`, className]
  return (
    <div className={classes.filter(Boolean).join(' ')} role="note">
      <div className="admonition-heading">{title}</div>
      <div className="admonition-content">{children}</div>
    </div>
  )
}
