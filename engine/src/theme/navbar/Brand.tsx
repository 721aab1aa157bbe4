import type { PageData } from '../../model/pageData.ts'
import { replaceable } from '../overrides/replaceable.tsx'
import { LogoLink } from './LogoLink.tsx'

/** The site's logo and name. */
export const Brand = replaceable('Brand', ({ page: { navbar, homeHref } }: { page: PageData }) => {
  const { logo, title } = navbar
  if (logo) return <LogoLink logo={logo} title={title} className="navbar__brand" />
  if (!title) return null
  return (
    <a className="navbar__brand" href={homeHref}>
      <b className="navbar__title">{title}</b>
    </a>
  )
})
