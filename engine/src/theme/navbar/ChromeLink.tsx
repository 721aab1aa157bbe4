import type { NavbarSwitch } from '../../model/chrome.ts'
import { classNames } from '../classNames.ts'
import { ExternalIcon } from '../content/ExternalIcon.tsx'
import { externalAttributes } from '../content/externalAttributes.ts'
import { Html } from '../content/Html.tsx'
import { SwitchIsland } from '../SwitchIsland.tsx'

interface ChromeLinkProps {
  link: {
    label?: string
    html?: string
    href: string
    external: boolean
    active?: boolean
    className?: string
    attributes: Record<string, string>
    switches?: NavbarSwitch
  }
  /** Class of links in this place, such as `menu__link`; the current page's link also gets `menu__link--active`. */
  kind: string
  /** Class of all items in this place, such as `navbar__item`. */
  place?: string
}

/** A link in navbar, drawer or footer, with its settings. */
export function ChromeLink(props: ChromeLinkProps) {
  const { switches } = props.link
  const view = <LinkView {...props} />
  return switches ? <SwitchIsland switches={switches}>{view}</SwitchIsland> : view
}

function LinkView({ link, kind, place }: ChromeLinkProps) {
  const { label, html, href, external, active, className } = link
  const attributes = {
    className: classNames(place, kind, active && `${kind}--active`, className),
    href,
    'aria-current': active ? ('page' as const) : undefined,
    ...externalAttributes(external),
    ...link.attributes,
  }
  if (html !== undefined) return <Html tag="a" {...attributes} html={html} />
  return (
    <a {...attributes}>
      {label}
      {external && label && <ExternalIcon />}
    </a>
  )
}
