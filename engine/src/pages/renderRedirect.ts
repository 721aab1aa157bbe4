import type { SiteConfig } from '../config/siteConfig.ts'
import { isExternalUrl } from '../model/paths.ts'
import type { Redirect } from '../site/redirects/redirect.ts'
import { uiTextOf } from '../site/uiTextOf.ts'
import { escapeAttribute, escapeHtml } from '../std/escapeHtml.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import type { TextFile } from './renderTexts.ts'

/** A page at a former address: it leads on by itself, tells search engines so, and has a link for those who are not led. */
export function renderRedirect({ to, output }: Redirect, config: SiteConfig): TextFile {
  const { i18n, url } = config
  const { htmlLang, direction } = i18n.localeConfigs[i18n.currentLocale]!
  const address = escapeAttribute(isExternalUrl(to) ? to : absoluteUrl(to, { url }))
  const here = escapeAttribute(to)
  const title = escapeHtml(uiTextOf(config)('pageMoved'))
  const contents = [
    `<!doctype html><html lang="${escapeAttribute(htmlLang)}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta http-equiv="refresh" content="0; url=${here}"><link rel="canonical" href="${address}">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>`,
    `<body><h1>${title}</h1><p><a href="${here}">${address}</a></p></body></html>`,
  ].join('')
  return { output, contents }
}
