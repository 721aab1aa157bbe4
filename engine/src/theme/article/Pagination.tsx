import type { PageLink } from '../../model/pageParts.ts'
import { PartPlace, replaceable } from '../overrides/replaceable.tsx'
import { toPartLink } from '../parts/partProps.ts'
import { useUiText } from '../texts.tsx'

interface PaginationProps {
  previous?: PageLink
  next?: PageLink
  /** Replaces the texts for docs. */
  labels?: { navigation: string; previous?: string; next?: string }
}

/** Links to the pages before and after this one in the order of the sidebar. */
export const Pagination = replaceable('Pagination', ({ previous, next, labels }: PaginationProps) => {
  const uiText = useUiText()
  const words = labels ?? {
    navigation: uiText('docsPages'),
    previous: uiText('previous'),
    next: uiText('next'),
  }
  if (!previous && !next) return null
  return (
    <nav className="pagination-nav" aria-label={words.navigation}>
      {previous && <PaginationLink link={previous} direction="prev" sublabel={words.previous} />}
      {next && <PaginationLink link={next} direction="next" sublabel={words.next} />}
    </nav>
  )
})

interface PaginationLinkProps {
  link: PageLink
  direction: 'prev' | 'next'
  sublabel?: string
}

function PaginationLink(props: PaginationLinkProps) {
  const { link, direction, sublabel: subLabel } = props
  return (
    <PartPlace
      name="PaginatorNavLink"
      props={{ ...toPartLink(link), subLabel, isNext: direction === 'next' }}
    >
      <OwnPaginationLink {...props} />
    </PartPlace>
  )
}

/** The link as this theme draws it. */
export function OwnPaginationLink({ link, direction, sublabel }: PaginationLinkProps) {
  return (
    <a className={`pagination-nav__link pagination-nav__link--${direction}`} href={link.href} rel={direction}>
      {sublabel && <div className="pagination-nav__sublabel">{sublabel}</div>}
      <div className="pagination-nav__label">
        <bdi>{link.label}</bdi>
      </div>
    </a>
  )
}
