import type { Logo } from '../../model/chrome.ts'
import { ThemedImage } from '../content/ThemedImage.tsx'

interface LogoLinkProps {
  logo: Logo
  className: string
  /** Text beside the picture. */
  title?: string
}

/** A logo that links home, or where the config says. */
export function LogoLink({ logo, className, title }: LogoLinkProps) {
  const { src, srcDark, alt, width, height } = logo
  return (
    <a className={className} href={logo.href} {...(logo.target && { target: logo.target })}>
      <ThemedImage
        sources={{ light: src, dark: srcDark ?? src }}
        {...{ alt, width, height }}
        className={logo.className}
      />
      {title && <b className="navbar__title">{title}</b>}
    </a>
  )
}
