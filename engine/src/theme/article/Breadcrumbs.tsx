import type { PageLinkOrText } from '../../model/pageParts.ts'
import { replaceable } from '../overrides/replaceable.tsx'
import { classNames, useUiText } from '../texts.tsx'

/** The way from the home page to this one. The last step is the page itself, so it is not a link. */
export const Breadcrumbs = replaceable(
  'Breadcrumbs',
  ({ items, homeHref }: { items: PageLinkOrText[]; homeHref?: string }) => {
    const uiText = useUiText()
    return (
      <nav className="theme-doc-breadcrumbs" aria-label={uiText('breadcrumbs')}>
        <ul className="breadcrumbs">
          {homeHref && <HomeBreadcrumb href={homeHref} />}
          {items.map((item, index) => (
            <Breadcrumb key={index} item={item} isLast={index === items.length - 1} />
          ))}
        </ul>
      </nav>
    )
  },
)

/** The first step: the home page. */
export function HomeBreadcrumb({ href }: { href: string }) {
  const uiText = useUiText()
  return (
    <li className="breadcrumbs__item">
      <a className="breadcrumbs__link" href={href} aria-label={uiText('homePage')}>
        <span className="home-icon" />
      </a>
    </li>
  )
}

function Breadcrumb({ item, isLast }: { item: PageLinkOrText; isLast: boolean }) {
  if (isLast || !item.href)
    return (
      <li className={classNames('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
        <span className="breadcrumbs__link">{item.label}</span>
      </li>
    )
  return (
    <li className="breadcrumbs__item">
      <a className="breadcrumbs__link" href={item.href}>
        {item.label}
      </a>
    </li>
  )
}
