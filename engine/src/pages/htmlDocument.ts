import type { PageData } from '../model/pageData.ts'
import { fileHref, isExternalUrl } from '../model/paths.ts'
import { uiTextOf } from '../model/uiText.ts'
import type { Redirect } from '../site/site.ts'
import { escapeAttribute, escapeHtml } from '../std/html.ts'
import type { Renderer, TextFile } from './createRenderer.ts'
import { absoluteUrl } from './mergeHeadTags.ts'

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

/**
 * Renders the page at an old URL. A script redirects with query and hash; without scripts a meta tag does. A canonical
 * link tells search engines, and a plain link works for everyone else.
 */
export function renderRedirect(
  { to, output }: Redirect,
  { site: { config }, bundle }: Pick<Renderer, 'site' | 'bundle'>,
): TextFile {
  const { i18n, url } = config
  const { htmlLang, direction } = i18n.localeConfigs[i18n.currentLocale]!
  const address = escapeAttribute(isExternalUrl(to) ? to : absoluteUrl(to, { url }))
  const here = escapeAttribute(to)
  const title = escapeHtml(uiTextOf(config)('pageMoved'))
  const script = escapeAttribute(fileHref(bundle.parts.redirect.script.output, config))
  const contents = [
    `<!doctype html><html lang="${escapeAttribute(htmlLang)}" dir="${direction}"><head><meta charset="utf-8">`,
    `<script src="${script}" data-to="${here}"></script>`,
    // In `noscript`, because it would compete with the script's redirect and lose the hash.
    `<noscript><meta http-equiv="refresh" content="0; url=${here}"></noscript>`,
    `<link rel="canonical" href="${address}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>`,
    `<body><h1>${title}</h1><p><a href="${here}">${address}</a></p></body></html>`,
  ].join('')
  return { path: output, contents, parts: [bundle.parts.redirect] }
}
