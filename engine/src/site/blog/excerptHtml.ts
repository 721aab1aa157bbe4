import { openingTag } from '../../std/openingTag.ts'

const hashLink = /<a class="hash-link"[^>]*>[^<]*<\/a>/g

/**
 * Fits the HTML of a post into a list: its headings and footnotes have no ids there, for those of another post may be
 * the same, and links to them lead to the post itself.
 */
export function excerptHtml(html: string, href: string): string {
  return html.replace(hashLink, '').replace(openingTag, (written) =>
    written
      .replace(/^(<h[2-6] class="[^"]*") id="[^"]*"/, '$1')
      .replace(/ id="user-content-[^"]*"/, '')
      .replace(/^(<a\b[^>]*? href=")(?=#)/, `$1${href}`),
  )
}
