import type { AnchorHTMLAttributes } from 'react'
import { externalAttributes } from '../content/externalAttributes.ts'
import { useDrawn } from './useDrawn.ts'
import { withBaseUrl } from './withBaseUrl.ts'

interface NoteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string
}

/** A link; at build it is checked like those of Markdown. */
export function NoteLink(props: NoteLinkProps) {
  const drawn = useDrawn('Link', props)
  if (drawn !== undefined) return drawn
  const { to, href = to ?? '', ...others } = props
  const isExternal = /^(?:https?:)?\/\//.test(href)
  return <a href={withBaseUrl(href)} {...externalAttributes(isExternal)} {...others} />
}
