import type { AllHTMLAttributes, ElementType } from 'react'

interface HtmlProps extends AllHTMLAttributes<HTMLElement> {
  tag?: ElementType
  html: string
}

/** An element with HTML from the build: compiled text, or HTML that the config allows. */
export function Html({ tag: Tag = 'div', html, ...attributes }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the writer's own text and config, compiled at build
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
