import type { Logo } from './navbar.ts'

export interface FooterLink {
  label?: string
  href?: string
  html?: string
  external: boolean
  className?: string
  attributes: Record<string, string>
}

/** Links in columns with titles, or in one line when no column has one. */
export interface Footer {
  style: 'light' | 'dark'
  logo?: Logo
  /** HTML. */
  copyright?: string
  columns: { title?: string; className?: string; links: FooterLink[] }[]
}
