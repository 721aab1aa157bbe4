import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Logo } from '../../model/chrome.ts'
import { resolveAsset } from '../addresses/resolveAsset.ts'
import { resolveLink } from '../addresses/resolveLink.ts'

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
