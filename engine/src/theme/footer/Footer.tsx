import type { Footer as FooterData, FooterLink } from '../../model/chrome.ts'
import { Html } from '../content/pieces.tsx'
import { LogoLink } from '../navbar/Brand.tsx'
import { ChromeLink } from '../navbar/ChromeLink.tsx'
import { PartPlace, replaceable } from '../overrides/replaceable.tsx'
import { toPartColumns, toPartFooterLink } from '../parts/partProps.ts'
import { classNames } from '../texts.tsx'

/** The footer of every page: links in columns or in one line, logo and copyright. */
export const Footer = replaceable('Footer', ({ footer, lang }: { footer: FooterData; lang: string }) => {
  const { style, columns, logo, copyright } = footer
  return (
    <footer
      className={classNames('theme-layout-footer footer', style === 'dark' && 'footer--dark')}
      lang={lang}
    >
      {columns.length > 0 && (
        <PartPlace name="Footer/Links" props={{ links: toPartColumns(columns) }}>
          <FooterLinks columns={columns} />
        </PartPlace>
      )}
      {(logo || copyright) && (
        <div className="footer__bottom">
          {logo && (
            <PartPlace name="Footer/Logo" props={{ logo }}>
              <LogoLink logo={logo} className="footer__logo" />
            </PartPlace>
          )}
          {copyright && (
            <PartPlace name="Footer/Copyright" props={{ copyright }}>
              <Html className="footer__copyright" html={copyright} />
            </PartPlace>
          )}
        </div>
      )}
    </footer>
  )
})

/** The links of the footer. */
export function FooterLinks({ columns }: Pick<FooterData, 'columns'>) {
  const isOneLine = columns.every(({ title }) => !title)
  return (
    <div className={classNames('footer__links', isOneLine && 'footer__links--line')}>
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
