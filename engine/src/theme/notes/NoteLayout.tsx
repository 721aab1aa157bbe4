import type { ReactNode } from 'react'
import { PageMetadata } from './PageMetadata.tsx'

interface NoteLayoutProps {
  title?: string
  description?: string
  children?: ReactNode
}

/** What other engines draw around a React page stands around it here anyway; its title goes to the head. */
export function NoteLayout({ title, description, children }: NoteLayoutProps) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      {children}
    </>
  )
}
