import type { ReactNode } from 'react'

/** The header of a page that has no Markdown of its own: its title, and children below it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="page-header">
      <h1>{title}</h1>
      {children}
    </header>
  )
}
