import type { DetailsHTMLAttributes, ReactNode } from 'react'
import { classNames } from '../classNames.ts'

interface NoteDetailsProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** The label, or the element that holds it. */
  summary?: ReactNode
}

/** A native `<details>` block. */
export function NoteDetails({ summary = 'Details', className, children, ...others }: NoteDetailsProps) {
  return (
    <details {...others} className={classNames('details alert alert--info', className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  )
}
