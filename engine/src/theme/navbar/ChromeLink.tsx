import { type ReactNode, use } from 'react'
import type { NavbarSwitch } from '../../model/chrome.ts'
import type { HydrateTime } from '../../model/markup.ts'
import { ExternalIcon, externalAttributes, Html } from '../content/pieces.tsx'
import { SwitchContext } from '../contexts.ts'
import { classNames } from '../texts.tsx'

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

interface SwitchIslandProps {
  switches: NavbarSwitch
  /** Default: on touch, or in view where it may have to show a remembered version. */
  when?: HydrateTime
  children: ReactNode
}

/** Links between versions or languages, as an island with the script `browser/switches.ts`. */
export function SwitchIsland({ switches, when, children }: SwitchIslandProps) {
  const script = use(SwitchContext)
  if (!script) return children
  const { docsId, names, isOutside } = switches
  const isShown = isOutside === true && docsId !== undefined
  return (
    <sotay-island
      data-files={script}
      data-when={when ?? (isShown ? 'visible' : 'touched')}
      data-docs={docsId}
      data-versions={names && JSON.stringify(names)}
    >
      {children}
    </sotay-island>
  )
}
