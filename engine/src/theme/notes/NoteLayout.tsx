import type { ReactNode } from 'react'
import { NoteHead } from './NoteHead.tsx'
import { PageMetadata } from './PageMetadata.tsx'

interface NoteLayoutProps {
  title?: string
  description?: string
  /** Class of `<body>`. */
  wrapperClassName?: string
  children?: ReactNode
}

/** Changes only the head and the class of the page: navbar and footer are around every React page anyway. */
export function NoteLayout({ title, description, wrapperClassName, children }: NoteLayoutProps) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      {wrapperClassName && (
        <NoteHead>
          <body className={wrapperClassName} />
        </NoteHead>
      )}
      {children}
    </>
  )
}
