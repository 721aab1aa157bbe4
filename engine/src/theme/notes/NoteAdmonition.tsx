import type { ReactNode } from 'react'
import { Admonition } from '../content/pieces.tsx'
import { useRenderedAtBuild } from './noteContext.ts'

interface NoteAdmonitionProps {
  /** A built-in kind, or one of the site's own. */
  type?: string
  title?: ReactNode
  className?: string
  children?: ReactNode
}

/** An admonition in JSX. */
export function NoteAdmonition(props: NoteAdmonitionProps) {
  const rendered = useRenderedAtBuild('Admonition', props)
  if (rendered !== undefined) return rendered
  const { type = 'note', title = type, className, children } = props
  return (
    <Admonition kind={type} title={title} className={className}>
      {children}
    </Admonition>
  )
}
