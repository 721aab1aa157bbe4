import { site } from 'sotay:site'
import type { ReactNode } from 'react'
import { NoteHead } from './NoteHead.tsx'

interface NoteLayoutProps {
  title?: string
  description?: string
  children?: ReactNode
}

/** What other engines draw around a React page stands around it here anyway; its title goes to the head. */
export function NoteLayout({ title, description, children }: NoteLayoutProps) {
  return (
    <>
      <NoteHead>
        {title && <title>{`${title} | ${site.title}`}</title>}
        {description && <meta name="description" content={description} />}
      </NoteHead>
      {children}
    </>
  )
}
