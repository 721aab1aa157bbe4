/** A tag of a head, with its content. */
const tag =
  /<(title|meta|link|script|style|base|noscript)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>(?:((?:(?!<\/\1>)[\s\S])*)<\/\1>)?/g

/** Adds the tags that a page itself asks for. Each replaces the tag of the same name. */
export function mergeHeadTags(head: string, own: string): string {
  if (own === '') return head
  const added = [...own.matchAll(tag)]
  const names = new Set(added.map(nameOf).filter(Boolean))
  const kept = head.replace(tag, (...match) => (names.has(nameOf(match)) ? '' : (match[0] as string)))
  return kept + added.map(([written]) => written).join('')
}

/** A name that is equal for two tags of the same purpose: `title`, `meta description`, `link canonical`. */
function nameOf([, tagName, attributes = '']: readonly (string | undefined)[]): string | undefined {
  if (tagName === 'title') return tagName
  const name = /\s(?:name|property|http-equiv)="([^"]*)"/.exec(attributes)?.[1]
  if (tagName === 'meta') return name && `meta ${name}`
  const isOne = tagName === 'link' && /\srel="(canonical|icon)"/.exec(attributes)?.[1]
  return isOne ? `link ${isOne}` : undefined
}
