import { followClicks } from './element.ts'

/** How long a copy is confirmed, in ms. */
const confirmFor = 2000

/** Makes the link to a page's Markdown copy that page instead of leading there. */
export function hydrate(island: HTMLElement, actions: Event[]): () => void {
  return followClicks(island, actions, (click) => {
    click.preventDefault()
    void copy(island.querySelector('a')!)
  })
}

/**
 * Writes to the clipboard while the text is still loading, because browsers soon forget the click that allows it. If
 * the clipboard is refused, the link is followed.
 */
async function copy(link: HTMLAnchorElement): Promise<void> {
  try {
    const text = fetchText(link.href)
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    confirm(link)
  } catch {
    location.assign(link.href)
  }
}

async function fetchText(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return new Blob([await response.text()], { type: 'text/plain' })
}

function confirm(link: HTMLAnchorElement): void {
  const status = link.querySelector('[role=status]')!
  status.textContent = link.dataset.copied!
  setTimeout(() => {
    status.textContent = ''
  }, confirmFor)
}
