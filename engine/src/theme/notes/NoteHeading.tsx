import type { HTMLAttributes } from 'react'

interface NoteHeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** A heading that a component renders. */
export function NoteHeading({ as: Tag, ...attributes }: NoteHeadingProps) {
  return <Tag {...attributes} />
}
