import { followClicks } from './element.ts'

/** How long a copy is confirmed, in ms. */
const confirmFor = 2000

/**
 * Makes the link to a page's Markdown copy that page instead of leading there, and the button beside it print. An open
 * menu closes with a click elsewhere and with Escape.
 */
export function hydrate(island: HTMLElement, actions: Event[]): () => void {
  const menu = island.querySelector('details')
  const stop = followClicks(island, actions, (click) => {
    const target = click.target as Element
    const link = target.closest<HTMLAnchorElement>('[data-copied]')
    if (target.closest('button')) print()
    if (!link) return
    click.preventDefault()
    void copy(link)
  })
  const close = (event: Event) => {
    const leaves =
      event instanceof KeyboardEvent ? event.key === 'Escape' : !menu?.contains(event.target as Node)
    if (!menu?.open || !leaves) return
    menu.open = false
    if (menu.contains(document.activeElement)) menu.querySelector('summary')!.focus()
  }
  addEventListener('click', close)
  addEventListener('keydown', close)
  return () => {
    stop()
    removeEventListener('click', close)
    removeEventListener('keydown', close)
  }
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
