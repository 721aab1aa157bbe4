import type { ReactNode } from 'react'
import { admonitionClasses } from '../../model/admonitionKinds.ts'
import { classNames } from '../classNames.ts'

interface AdmonitionProps {
  kind: string
  title: ReactNode
  className?: string
  children: ReactNode
}

/** A box beside the text, as `:::kind` writes it in a note. */
export function Admonition({ kind, title, className, children }: AdmonitionProps) {
  return (
    <div className={classNames(admonitionClasses(kind), className)} role="note">
      <div className="admonition-heading">{title}</div>
      <div className="admonition-content">{children}</div>
    </div>
  )
}
