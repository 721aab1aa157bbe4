/**
 * Whether a page was built with another boot script or main stylesheet than the current one, and needs a full page
 * load.
 */
export function isStale(next: Document): boolean {
  return (
    bootOf(next) === null || bootOf(next) !== bootOf(document) || mainStyleOf(next) !== mainStyleOf(document)
  )
}

/** The address of a page's boot script, which no other document has. */
export const bootOf = (page: Document) =>
  page.head.querySelector('script[data-base]')?.getAttribute('src') ?? null

const mainStyleOf = (page: Document) => page.head.querySelector('link[rel=stylesheet]')?.getAttribute('href')
