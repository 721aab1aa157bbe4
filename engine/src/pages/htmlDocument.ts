import type { PageData } from '../model/pageData.ts'
import { escapeAttribute } from '../std/html.ts'

interface DocumentParts {
  head: string
  /** The tags that the page itself asks for. Here only those for `html` and `body` matter. */
  ownTags: string
  body: string
  /** Tags that plugins put around the body. */
  around: { before: string; after: string }
  colorMode: string | undefined
}

/**
 * Wraps head and body into an HTML document. `data-theme` starts as the default colour mode, and is missing where the
 * system decides (`followSystem.ts`); the script sets it before the first paint.
 */
export function htmlDocument(
  page: PageData,
  { head, ownTags, body, around, colorMode }: DocumentParts,
): string {
  const root = {
    lang: escapeAttribute(page.lang),
    dir: page.direction,
    class: escapeAttribute(page.htmlClasses.join(' ')),
    ...(colorMode && { 'data-theme': colorMode }),
    'data-has-hydrated': 'false',
  }
  const html = openTag('html', root, ownTags)
  return `<!doctype html>${html}<head>${head}</head>${openTag('body', { class: 'navigation-with-keyboard' }, ownTags)}${around.before}${body}${around.after}</body></html>`
}

/** An opening tag with the attributes of the page itself too; its classes come after the engine's. */
function openTag(name: 'html' | 'body', attributes: Record<string, string>, ownTags: string): string {
  const own = rootAttributes(ownTags, name)
  const classes = [attributes.class, own.class].filter(Boolean).join(' ')
  const written = Object.entries({ ...attributes, ...own, class: classes })
  return `<${name}${written.map(([key, value]) => ` ${key}="${value}"`).join('')}>`
}

/** The attributes of the last `<html>` or `<body>` among the tags that a page asks for; values are HTML. */
function rootAttributes(ownTags: string, name: 'html' | 'body'): Record<string, string> {
  const tags = ownTags.matchAll(new RegExp(`<${name}((?:\\s+[^\\s=>]+="[^"]*")+)\\s*/?>`, 'g'))
  const [, attributes = ''] = [...tags].at(-1) ?? []
  return Object.fromEntries(
    Array.from(attributes.matchAll(/(?<![^\s=])([^\s=]+)="([^"]*)"/g), ([, key, value]) => [key, value]),
  )
}
