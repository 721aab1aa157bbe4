/** Tags of the head that describe the page; styles, scripts that run and the content policy stay as they are. */
const descriptive =
  'meta:not([charset], [http-equiv]), link:not([rel=stylesheet]), script[type="application/ld+json"]'

/** Title and descriptions change at once; style sheets that only the next page has are loaded first. */
export async function swapHead(next: Document): Promise<void> {
  await Promise.all(newStyles(next).map(loadStyle))
  document.title = next.title
  for (const tag of document.head.querySelectorAll(descriptive)) tag.remove()
  for (const tag of next.head.querySelectorAll(descriptive))
    document.head.append(document.importNode(tag, true))
}

function newStyles(next: Document): HTMLLinkElement[] {
  const stylesOf = (page: Document) => [
    ...page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
  ]
  const loaded = new Set(stylesOf(document).map((link) => link.getAttribute('href')))
  return stylesOf(next).filter((link) => !loaded.has(link.getAttribute('href')))
}

/** Resolves on errors too: a missing stylesheet makes the page plainer, but must not keep it away. */
function loadStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const style = document.importNode(link)
    style.addEventListener('load', () => resolve())
    style.addEventListener('error', () => resolve())
    document.head.append(style)
  })
}
