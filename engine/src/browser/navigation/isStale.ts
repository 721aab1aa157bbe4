/** Whether a page was built with other scripts or styles than those that run here: then it has to be loaded afresh. */
export function isStale(next: Document): boolean {
  return (
    bootOf(next) === null || bootOf(next) !== bootOf(document) || mainStyleOf(next) !== mainStyleOf(document)
  )
}

const bootOf = (page: Document) => page.head.querySelector('script[data-base]')?.getAttribute('src') ?? null
const mainStyleOf = (page: Document) => page.head.querySelector('link[rel=stylesheet]')?.getAttribute('href')
