import { clearCurrent } from '../navigation/clearCurrent.ts'
import type { PageCache } from '../navigation/pageCache.ts'
import { readyGroups } from './readyGroups.ts'

/**
 * Opens a sidebar group whose items are not in the page: they are taken from the page that its label links to. If
 * that fails, the browser goes to that page.
 */
export async function openGroup(closed: HTMLElement, cache: PageCache): Promise<void> {
  const { href } = closed.querySelector('a')!
  const open = await loadGroup(closed, new URL(href), cache).catch(() => undefined)
  if (!closed.isConnected) return
  if (open) replaceGroup(closed, open)
  else location.assign(href)
}

async function loadGroup(closed: HTMLElement, url: URL, cache: PageCache): Promise<HTMLElement | undefined> {
  const { html } = await cache.load(url)
  const page = new DOMParser().parseFromString(html ?? '', 'text/html')
  const [level] = /\S+-category-level-\d+/.exec(closed.className)!
  return (
    [...page.querySelectorAll('.theme-doc-sidebar-menu [aria-current]')]
      .map((current) => current.closest<HTMLElement>(`.${level}`))
      .find((group) => group && labelOf(group) === labelOf(closed)) ?? undefined
  )
}

const labelOf = (group: Element) => group.querySelector('.menu__link')?.textContent

/** Puts the fetched group in place of the closed one, without the other page's marks of its own current page. */
function replaceGroup(closed: HTMLElement, found: HTMLElement): void {
  const group = document.importNode(found, true)
  const list = group.querySelector('details')
  clearCurrent(group)
  for (const opened of group.querySelectorAll<HTMLDetailsElement>('[data-open-for-page]')) opened.open = false
  readyGroups(group)
  const hadFocus = closed.contains(document.activeElement)
  closed.after(group)
  // Opened only after insertion: with auto-collapse it then closes the other groups of its list.
  if (list) list.open = true
  if (hadFocus) list?.querySelector('summary')?.focus()
  closed.remove()
}
