import type { ReactNode } from 'react'

/** The title of a page that brings no text of its own, and what is said below it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="page-header">
      <h1>{title}</h1>
      {children}
    </header>
  )
}
