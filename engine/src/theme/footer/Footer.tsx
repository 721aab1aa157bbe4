import type { Footer as FooterData, FooterLink } from '../../model/chrome.ts'
import { Html } from '../content/Html.tsx'
import { LogoLink } from '../navbar/Brand.tsx'
import { ChromeLink } from '../navbar/ChromeLink.tsx'
import { replaceable } from '../overrides/replaceable.tsx'
import { classNames } from '../texts.tsx'

/** The footer of every page: links in columns or in one line, logo and copyright. */
export const Footer = replaceable('Footer', ({ footer, lang }: { footer: FooterData; lang: string }) => {
  const { style, columns, logo, copyright } = footer
  const isOneLine = columns.every(({ title }) => !title)
  return (
    <footer
      className={classNames('theme-layout-footer footer', style === 'dark' && 'footer--dark')}
      lang={lang}
    >
      {columns.length > 0 && (
        <div className={classNames('footer__links', isOneLine && 'footer__links--line')}>
          {columns.map((column, index) => (
            <FooterColumn key={column.title ?? index} column={column} />
          ))}
        </div>
      )}
      {(logo || copyright) && (
        <div className="footer__bottom">
          {logo && <LogoLink logo={logo} className="footer__logo" />}
          {copyright && <Html className="footer__copyright" html={copyright} />}
        </div>
      )}
    </footer>
  )
})

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
      <ChromeLink link={{ ...link, href }} kind="footer__link-item" />
    </li>
  )
}
