import { element } from '../element.ts'

/**
 * Replaces the stylesheets of one version of a page by those of the next, in their order. New ones load before old
 * ones go, so the page is never unstyled.
 */
export async function exchangeStyles(before: Document, after: Document): Promise<void> {
  const [former, wanted] = [addressesIn(before), addressesIn(after)]
  let last: Element | undefined
  for (const address of wanted) last = findSheet(address) ?? (await addSheet(address, last))
  for (const address of former) if (!wanted.includes(address)) findSheet(address)?.remove()
}

const sheetsOf = (page: Document) => [...page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]

const addressesIn = (page: Document) => sheetsOf(page).map((sheet) => sheet.getAttribute('href')!)

const findSheet = (address: string) =>
  sheetsOf(document).find((sheet) => sheet.getAttribute('href') === address)

function addSheet(address: string, last: Element | undefined): Promise<Element> {
  return new Promise((resolve) => {
    const sheet = element('link', { rel: 'stylesheet', href: address })
    sheet.onload = sheet.onerror = () => resolve(sheet)
    if (last) last.after(sheet)
    else document.head.prepend(sheet)
  })
}
