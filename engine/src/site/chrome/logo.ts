import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Logo } from '../../model/navbar.ts'
import { resolveAsset } from '../addresses/resolveAsset.ts'
import { resolveLink } from '../addresses/resolveLink.ts'

type LogoConfig = NonNullable<SiteConfig['navbar']['logo']>

/** A logo with concrete addresses. It leads home, and is called `alt`, unless its settings say otherwise. */
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
