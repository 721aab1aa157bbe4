import type { Logo } from '../../model/chrome.ts'
import type { PageData } from '../../model/pageData.ts'
import { ThemedImage } from '../content/pieces.tsx'
import { PartPlace, replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../texts.tsx'

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

/** The classes that Docusaurus gives to the parts of the logo in the navbar. */
const logoClasses = {
  className: 'navbar__brand',
  imageClassName: 'navbar__logo',
  titleClassName: 'navbar__title text--truncate',
}

/** The place of the logo, or of the part of a site that draws it: in the bar, and in the menu on narrow screens. */
export const BrandPlace = ({
  page,
  name = ['Navbar/Logo', 'Logo'],
}: {
  page: PageData
  name?: BrandPart
}) => (
  <PartPlace name={name} props={logoClasses}>
    <Brand page={page} />
  </PartPlace>
)

type BrandPart = Parameters<typeof PartPlace>[0]['name']

interface LogoLinkProps {
  logo: Logo
  className: string
  /** Text beside the picture. */
  title?: string
}

/** A logo that links home, or where the config says. */
export function LogoLink({ logo, className, title }: LogoLinkProps) {
  const { src, srcDark, alt, width, height } = logo
  const picture = (
    <ThemedImage
      sources={{ light: src, dark: srcDark ?? src }}
      {...{ alt, width, height }}
      className={logo.className}
    />
  )
  return (
    <a className={className} href={logo.href} {...(logo.target && { target: logo.target })}>
      {className === logoClasses.className ? <div className="navbar__logo">{picture}</div> : picture}
      {title && <b className="navbar__title">{title}</b>}
    </a>
  )
}

/** Shown only where the script runs: without it the button would do nothing. */
export const ColorModeToggle = replaceable('ColorModeToggle', () => {
  const uiText = useUiText()
  return (
    <button
      type="button"
      className="color-mode-toggle"
      data-color-mode-toggle
      aria-label={uiText('switchColorMode')}
    />
  )
})
