import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react'

/** A tag of a head, with its content. */
const tag =
  /<(title|meta|link|script|style|base|noscript)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>(?:((?:(?!<\/\1>)[\s\S])*)<\/\1>)?/g

/** The names of tags that a page has once; others, such as `og:image`, it may have several times. */
const single = /^(?:title|link canonical|meta (?:description|robots|og:(?:title|description)))$/

/** Adds the tags that a page itself asks for. Each replaces the engine's tag of the same name. */
export function mergeHeadTags(head: string, own: string): string {
  if (own === '') return head
  const added = [...own.matchAll(tag)]
  const last = new Map(added.map((match) => [tagKey(match), match]))
  const kept = head.replace(tag, (...match) => {
    const name = tagKey(match)
    return name && last.has(name) ? '' : (match[0] as string)
  })
  const lasting = added.filter(
    (match) => !single.test(tagKey(match) ?? '') || last.get(tagKey(match)) === match,
  )
  return kept + lasting.map(([written]) => ofPage(written)).join('')
}

/** Marks styles of this page alone: in browsers they go when another page is put in its place. */
const ofPage = (written: string) => written.replace(/^<style(?=[\s>])/, '<style data-page')

/** A name that is equal for two tags of the same purpose: `title`, `meta description`, `link canonical`. */
function tagKey([, tagName, attributes = '']: readonly (string | undefined)[]): string | undefined {
  if (tagName === 'title') return tagName
  const name = /\s(?:name|property|http-equiv)="([^"]*)"/.exec(attributes)?.[1]
  if (tagName === 'meta') return name && `meta ${name}`
  const isOne = tagName === 'link' && /\srel="(canonical|icon)"/.exec(attributes)?.[1]
  return isOne ? `link ${isOne}` : undefined
}

/** A JSON-LD script for search engines, in the vocabulary of schema.org. */
export function jsonLd(data: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}

/** Makes a URL absolute, starting from the site's. An invalid one stays as it was written. */
export function absoluteUrl(address: string, { url }: { url: string }): string {
  return URL.canParse(address, url) ? new URL(address, url).href : address
}

/**
 * Joins the texts of each `<title>` among elements for the head: React renders a title of several texts, such as
 * `<title>{name} | Docs</title>`, as an empty one.
 */
export function joinTitles(tags: ReactNode): ReactNode {
  return Children.map(tags, (tag) => {
    if (!isValidElement<{ children?: ReactNode }>(tag)) return tag
    const { children } = tag.props
    if (tag.type === 'title') return cloneElement(tag, {}, Children.toArray(children).join(''))
    return tag.type === Fragment ? joinTitles(children) : tag
  })
}
