import type { AnchorHTMLAttributes } from 'react'
import { externalAttributes } from '../content/externalAttributes.ts'
import { linkHref } from './linkHref.ts'
import { useRenderedAtBuild } from './useRenderedAtBuild.ts'

interface NoteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string
}

/** A link; at build it is checked like those of Markdown. */
export function NoteLink(props: NoteLinkProps) {
  const rendered = useRenderedAtBuild('Link', props)
  if (rendered !== undefined) return rendered
  const { to, href = to ?? '', ...others } = props
  const isExternal = /^(?:https?:)?\/\//.test(href)
  return <a href={linkHref(href)} {...externalAttributes(isExternal)} {...others} />
}
