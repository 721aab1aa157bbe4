import type { ReactNode } from 'react'
import type { Footer as FooterData, FooterLink } from '../../model/chrome.ts'
import type { PlacedPart } from '../../model/themeParts.ts'
import { Html } from '../content/pieces.tsx'
import { LogoLink } from '../navbar/Brand.tsx'
import { ChromeLink } from '../navbar/ChromeLink.tsx'
import { PartPlace, replaceable } from '../overrides/replaceable.tsx'
import { toPartColumns, toPartFooterLink } from '../parts/partProps.ts'
import { classNames } from '../texts.tsx'

/** The footer of every page: links in columns or in one line, logo and copyright. */
export const Footer = replaceable('Footer', ({ footer, lang }: { footer: FooterData; lang: string }) => {
  const { style, columns } = footer
  const made = columns.length > 0 ? toPartColumns(columns) : []
  const links = columns.length > 0 && (
    <PartPlace name={linkParts(columns)} props={{ links: made, columns: made }}>
      <FooterLinks columns={columns} />
    </PartPlace>
  )
  const logo = footer.logo && (
    <PartPlace name="Footer/Logo" props={{ logo: footer.logo }}>
      <LogoLink logo={footer.logo} className="footer__logo" />
    </PartPlace>
  )
  const copyright = footer.copyright && (
    <PartPlace name="Footer/Copyright" props={{ copyright: footer.copyright }}>
      <Html className="footer__copyright" html={footer.copyright} />
    </PartPlace>
  )
  return (
    <PartPlace name="Footer/Layout" props={{ style, links, logo, copyright }}>
      <FooterLayout {...{ style, links, logo, copyright, lang }} />
    </PartPlace>
  )
})

const isOneLine = (columns: FooterData['columns']) => columns.every(({ title }) => !title)

const linkParts = (columns: FooterData['columns']): PlacedPart[] => [
  'Footer/Links',
  isOneLine(columns) ? 'Footer/Links/Simple' : 'Footer/Links/MultiColumn',
]

interface FooterLayoutProps {
  style?: string | undefined
  links?: ReactNode
  logo?: ReactNode
  copyright?: ReactNode
  lang?: string
}

/** The frame of the footer. */
export const FooterLayout = ({ style, links, logo, copyright, lang }: FooterLayoutProps) => (
  <footer
    className={classNames('theme-layout-footer footer', style === 'dark' && 'footer--dark')}
    lang={lang}
  >
    {links}
    {(logo || copyright) && (
      <div className="footer__bottom">
        {logo}
        {copyright}
      </div>
    )}
  </footer>
)

/** The links of the footer. */
export function FooterLinks({ columns }: Pick<FooterData, 'columns'>) {
  return (
    <div className={classNames('footer__links', isOneLine(columns) && 'footer__links--line')}>
      {columns.map((column, index) => (
        <FooterColumn key={column.title ?? index} column={column} />
      ))}
    </div>
  )
}

function FooterColumn({ column }: { column: FooterData['columns'][number] }) {
  return (
    <div className={classNames('theme-layout-footer-column footer__col', column.className)}>
      {column.title && <div className="footer__title">{column.title}</div>}
      <ul className="footer__items">
        {column.links.map((link, index) => (
          <FooterItem key={link.href ?? index} link={link} />
        ))}
      </ul>
    </div>
  )
}

function FooterItem({ link }: { link: FooterLink }) {
  const { html, href } = link
  if (href === undefined) return <Html tag="li" className="footer__item" html={html ?? ''} />
  return (
    <li className="footer__item">
      <PartPlace name="Footer/LinkItem" props={{ item: toPartFooterLink(link) }}>
        <ChromeLink link={{ ...link, href }} kind="footer__link-item" />
      </PartPlace>
    </li>
  )
}
