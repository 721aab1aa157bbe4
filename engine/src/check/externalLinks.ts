import type { SourceLocation } from '../diagnostics/diagnostic.ts'
import { findAddresses } from '../links/findAddresses.ts'
import type { Document } from '../markdown/document.ts'

/** A link that leads to another host. */
export interface ExternalLink {
  url: string
  where: SourceLocation
}

/** The links of notes and settings to other hosts: each address once, without its hash, at its first place. */
export function externalLinks(documents: Document[], settings: ExternalLink[]): ExternalLink[] {
  const all = [...documents.flatMap(linksOf), ...settings].filter(({ url }) => /^https?:/i.test(url))
  return [...new Map(all.reverse().map((link) => [withoutHash(link.url), link])).values()].reverse()
}

/** The links written in Markdown, and those in HTML. */
function linksOf({ references, body, file }: Document): ExternalLink[] {
  const written = references.flatMap((reference) =>
    'url' in reference ? [{ url: reference.url, where: reference.where }] : [],
  )
  const html = body.filter((part) => typeof part === 'string').join('')
  const inHtml = findAddresses(html).map(({ url }) => ({ url, where: { file: file.source, texts: [url] } }))
  return [...written, ...inHtml]
}

const withoutHash = (url: string) => url.replace(/#.*/s, '')
