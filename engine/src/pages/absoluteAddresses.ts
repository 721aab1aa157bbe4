import { openingTag } from '../std/openingTag.ts'

/** Makes the addresses in the HTML of a page whole, for where it is read elsewhere. `page` is the address of the page. */
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

/** What is no address stays as it is. */
function parse(address: string, page: string): URL | undefined {
  return URL.canParse(address, page) ? new URL(address, page) : undefined
}
