import { fileHref, isExternalUrl } from '../model/paths.ts'
import { uiTextOf } from '../model/uiText.ts'
import type { Redirect } from '../site/site.ts'
import { escapeAttribute, escapeHtml } from '../std/html.ts'
import type { Renderer, TextFile } from './createRenderer.ts'
import { absoluteUrl } from './mergeHeadTags.ts'

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
