import { ExternalIcon } from '../content/ExternalIcon.tsx'
import { externalAttributes } from '../content/externalAttributes.ts'
import { Html } from '../content/Html.tsx'

interface ChromeLinkProps {
  link: {
    label?: string
    html?: string
    href: string
    external: boolean
    active?: boolean
    className?: string
    attributes: Record<string, string>
  }
  /** The class of its place; the current page's link has a second one made from it. */
  baseClass: string
}

/** A link of navbar or footer, with what the config says of it. */
export function ChromeLink({ link, baseClass }: ChromeLinkProps) {
  const { label, html, href, external, active, className } = link
  const attributes = {
    className: [baseClass, active && `${baseClass.split(' ').at(-1)}--active`, className].filter(Boolean).join(' '),
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
