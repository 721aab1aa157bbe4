import type { PageLink } from '../../model/pageData.ts'
import { uiText } from '../../model/uiText.ts'

/** Links to the pages before and after this one in the order of the sidebar. */
export function Pagination({ previous, next }: { previous?: PageLink; next?: PageLink }) {
  if (!previous && !next) return null
  return (
    <nav className="pagination-nav" aria-label={uiText('docsPages')}>
      {previous && <PaginationLink link={previous} direction="prev" sublabel={uiText('previous')} />}
      {next && <PaginationLink link={next} direction="next" sublabel={uiText('next')} />}
    </nav>
  )
}

interface PaginationLinkProps {
  link: PageLink
  direction: 'prev' | 'next'
  sublabel: string
}

function PaginationLink({ link, direction, sublabel }: PaginationLinkProps) {
  return (
    <a className={`pagination-nav__link pagination-nav__link--${direction}`} href={link.href} rel={direction}>
      <div className="pagination-nav__sublabel">{sublabel}</div>
      <div className="pagination-nav__label">{link.label}</div>
    </a>
  )
}
