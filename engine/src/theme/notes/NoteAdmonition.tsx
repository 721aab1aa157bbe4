import type { ReactNode } from 'react'
import { Admonition } from '../content/Admonition.tsx'
import { useRenderedAtBuild } from './useRenderedAtBuild.ts'

interface NoteAdmonitionProps {
  type?: 'note' | 'tip' | 'info' | 'warning' | 'danger'
  title?: ReactNode
  className?: string
  children?: ReactNode
}

const alerts = {
  note: 'secondary',
  tip: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
} as const

/** An admonition in JSX. */
export function NoteAdmonition(props: NoteAdmonitionProps) {
  const rendered = useRenderedAtBuild('Admonition', props)
  if (rendered !== undefined) return rendered
  const { type = 'note', title = type, className, children } = props
  return (
    <Admonition kind={type} alert={alerts[type] ?? 'info'} title={title} className={className}>
      {children}
    </Admonition>
  )
}
