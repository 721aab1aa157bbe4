import { openingTag } from '../../std/html.ts'

const hashLink = /<a class="hash-link"[^>]*>[^<]*<\/a>/g

/**
 * Adapts the HTML of a post for a list of posts. Ids of headings and footnotes are removed, because another post may
 * have the same ones, and links to them lead to the post itself.
 */
export function excerptHtml(html: string, href: string): string {
  return html.replace(hashLink, '').replace(openingTag, (written) =>
    written
      .replace(/^(<h[2-6] class="[^"]*") id="[^"]*"/, '$1')
      .replace(/ id="user-content-[^"]*"/, '')
      .replace(/^(<a\b[^>]*? href=")(?=#)/, `$1${href}`),
  )
}
