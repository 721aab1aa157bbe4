import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Footer, FooterLink, Logo } from '../../model/chrome.ts'
import { resolveAsset, resolveLink, resolveTarget } from '../../model/paths.ts'

type FooterConfig = NonNullable<SiteConfig['footer']>
type Entry = FooterConfig['links'][number]
type LinkConfig = Exclude<Entry, { kind: 'column' }>

/** The footer with its URLs resolved. Links outside of columns form one column without a title. */
export function buildFooter(footer: FooterConfig, config: SiteConfig): Footer {
  const { style, logo, copyright, links } = footer
  return {
    style,
    ...(logo && { logo: buildLogo(logo, config.title, config) }),
    ...(copyright && { copyright }),
    columns: buildColumns(links, config),
  }
}

function buildColumns(entries: Entry[], config: SiteConfig): Footer['columns'] {
  const single = entries.filter((entry) => entry.kind === 'link')
  if (single.length > 0) return [{ links: single.map((link) => buildLink(link, config)) }]
  return entries
    .filter((entry) => entry.kind === 'column')
    .map(({ title, className, items }) => ({
      ...(title && { title }),
      ...(className && { className }),
      links: items.map((link) => buildLink(link, config)),
    }))
}

function buildLink(link: LinkConfig, config: SiteConfig): FooterLink {
  const { label, html, to, href, className, attributes } = link
  const address = to ?? href
  return {
    ...(label && { label }),
    ...(html && { html }),
    ...(address === undefined ? { external: false } : resolveTarget(link, config)),
    ...(className && { className }),
    attributes,
  }
}

type LogoConfig = NonNullable<SiteConfig['navbar']['logo']>

/** Resolves the URLs of a logo. By default it links to the home page and has `alt` as its alternative text. */
export function buildLogo(logo: LogoConfig, alt: string, config: SiteConfig): Logo {
  const { src, srcDark, href = '/' } = logo
  return {
    ...logo,
    src: resolveAsset(src, config.baseUrl),
    ...(srcDark && { srcDark: resolveAsset(srcDark, config.baseUrl) }),
    alt: logo.alt ?? alt,
    href: resolveLink(href, config).href,
  }
}
