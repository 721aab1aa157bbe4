import type { ReactNode } from 'react'
import { PageMetadata } from './PageMetadata.tsx'

interface NoteLayoutProps {
  title?: string
  description?: string
  children?: ReactNode
}

/** Adds only title and description to the `<head>`: navbar and footer are around every React page anyway. */
export function NoteLayout({ title, description, children }: NoteLayoutProps) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      {children}
    </>
  )
}
