/** The attributes of the last `<html>` or `<body>` among the tags that a page asks for; values are HTML. */
export function rootAttributes(ownTags: string, name: 'html' | 'body'): Record<string, string> {
  const tags = ownTags.matchAll(new RegExp(`<${name}((?:\\s+[^\\s=>]+="[^"]*")+)\\s*/?>`, 'g'))
  const [, attributes = ''] = [...tags].at(-1) ?? []
  return Object.fromEntries(
    Array.from(attributes.matchAll(/(?<![^\s=])([^\s=]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
  )
}
