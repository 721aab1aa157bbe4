import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'

interface AdmonitionProps {
  kind: string
  alert: 'secondary' | 'success' | 'info' | 'warning' | 'danger'
  title: ReactNode
  className?: string
  children: ReactNode
}

/** A box beside the text, as `:::kind` writes it in a note. */
export function Admonition({ kind, alert, title, className, children }: AdmonitionProps) {
  const classes = `theme-admonition theme-admonition-${kind} alert alert--${alert}`
  return (
    <div className={classNames(classes, className)} role="note">
      <div className="admonition-heading">{title}</div>
      <div className="admonition-content">{children}</div>
    </div>
  )
}
