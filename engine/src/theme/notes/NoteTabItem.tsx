import type { ReactNode } from 'react'

export interface NoteTabItemProps {
  value: string
  label?: string
  default?: boolean
  children?: ReactNode
}

/** A tab; `NoteTabs` renders it. */
export function NoteTabItem({ children }: NoteTabItemProps) {
  return children
}
