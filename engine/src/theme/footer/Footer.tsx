import type { Footer as FooterData, FooterLink } from '../../model/footer.ts'
import { Html } from '../content/Html.tsx'
import { ChromeLink } from '../navbar/ChromeLink.tsx'
import { LogoLink } from '../navbar/LogoLink.tsx'

/** The foot of every page: links in columns or in one line, a logo, whose work it is. */
export function Footer({ footer, lang }: { footer: FooterData; lang: string }) {
  const { style, columns, logo, copyright } = footer
  return (
    <footer className={`theme-layout-footer footer${style === 'dark' ? ' footer--dark' : ''}`} lang={lang}>
      {columns.length > 0 && (
        <div className="footer__links">
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
}

function FooterColumn({ column }: { column: FooterData['columns'][number] }) {
  const classes = ['theme-layout-footer-column', 'footer__col', column.className]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
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
      <ChromeLink link={{ ...link, href }} baseClass="footer__link-item" />
    </li>
  )
}
