import { openingTag } from '../std/html.ts'

/**
 * Makes all URLs in a page's HTML absolute, for readers outside the site such as feeds. `page` is the page's own URL.
 */
export function absoluteAddresses(html: string, page: string): string {
  return html.replace(openingTag, (written) =>
    written.replace(
      / (href|src|poster|data-files)="([^"]*)"/g,
      (attribute, name: string, address: string) => {
        const whole = parse(address.replaceAll('&amp;', '&'), page)
        return whole
          ? ` ${name}="${whole.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
          : attribute
      },
    ),
  )
}

/** Undefined for text that is not a valid URL. */
function parse(address: string, page: string): URL | undefined {
  return URL.canParse(address, page) ? new URL(address, page) : undefined
}
