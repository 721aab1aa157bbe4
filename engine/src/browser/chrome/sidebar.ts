import { elementIds } from '../../model/markup.ts'
import { follow, isModified } from '../element.ts'
import { clearCurrent, labelOf } from '../navigation/mergeSidebar.ts'
import { type PageCache, parsePage } from '../navigation/pageCache.ts'
import type { Part } from '../part.ts'

/** Opens sidebar groups in place; a click on the label of the current page folds or unfolds its own group. */
export function startSidebarGroups(cache: PageCache): Part {
  follow('click', '.menu :is(a, button)', (label, event) => {
    if (!opensElsewhere(event as MouseEvent) && toggle(label, cache)) event.preventDefault()
  })
  follow('keydown', '.menu a[role=button]', (label, event) => {
    if ((event as KeyboardEvent).key !== ' ') return
    event.preventDefault()
    label.click()
  })
  return {
    enterPage() {
      readyGroups(document)
      // With auto-collapse, a group in a new page stays closed while another one is open, so the current one is
      // opened here.
      for (const group of document.querySelectorAll<HTMLDetailsElement>('.menu [name]:has([aria-current])'))
        group.open = true
    },
  }
}

/** Returns whether a group was opened or closed; otherwise the label is an ordinary link. */
function toggle(label: Element, cache: PageCache): boolean {
  const closed = label.closest<HTMLElement>('.menu__list-item--collapsed')
  const own = label.nextElementSibling
  if (closed && label.ariaExpanded) openGroup(closed, cache)
  else if (label.ariaCurrent && own instanceof HTMLDetailsElement) own.open = !own.open
  else return false
  return true
}

const opensElsewhere = (event: MouseEvent) => event.shiftKey || isModified(event)

/**
 * Opens a sidebar group whose items are not in the page: they are taken from the page that its label links to. If
 * that fails, the browser goes to that page.
 */
async function openGroup(closed: HTMLElement, cache: PageCache): Promise<void> {
  const { href } = closed.querySelector('a')!
  const open = await loadGroup(closed, new URL(href), cache).catch(() => undefined)
  if (!closed.isConnected) return
  if (open) replaceGroup(closed, open)
  else location.assign(href)
}

async function loadGroup(closed: HTMLElement, url: URL, cache: PageCache): Promise<HTMLElement | undefined> {
  const page = parsePage((await cache.load(url)).html)
  const [level] = /\S+-category-level-\d+/.exec(closed.className)!
  return (
    [...page.querySelectorAll('.theme-doc-sidebar-menu [aria-current]')]
      .map((current) => current.closest<HTMLElement>(`.${level}`))
      .find((group) => group && labelOf(group) === labelOf(closed)) ?? undefined
  )
}

/** Puts the fetched group in place of the closed one, without the other page's marks of its own current page. */
function replaceGroup(closed: HTMLElement, group: HTMLElement): void {
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

/**
 * Lets closed groups open in place: the label becomes a button, or the button beside a label that links to a page is
 * shown.
 */
function readyGroups(tree: ParentNode): void {
  for (const group of tree.querySelectorAll('.menu__list-item--collapsed')) {
    const [label, button] = group.children as HTMLCollectionOf<HTMLElement>
    if (button) {
      button.hidden = false
      label?.classList.remove('menu__link--sublist-caret')
    } else {
      Object.assign(label!, { role: 'button', ariaExpanded: 'false' })
    }
  }
}

/** Lets the reader hide the sidebar column, and scrolls the sidebar to the current page where that is not seen. */
export function startSidebarColumn(): Part {
  const root = document.documentElement
  let tree: Element | null | undefined
  follow('click', '[data-sidebar-toggle]', (button) => {
    button.ariaExpanded = String(!root.toggleAttribute('data-sidebar-hidden'))
  })
  return {
    enterPage() {
      const sidebar = document.getElementById(elementIds.menu)
      const shown = sidebar?.querySelector('.theme-doc-sidebar-menu')
      if (!sidebar) return
      if (shown !== tree) root.removeAttribute('data-sidebar-hidden')
      tree = shown
      sidebar.querySelector('[data-sidebar-toggle]')?.removeAttribute('hidden')
      revealCurrentItem(sidebar)
    },
  }
}

/** Scrolls a sidebar, and nothing around it, to the link of the current page. */
export function revealCurrentItem(sidebar: HTMLElement): void {
  // The menu of the site, which is beside that of the docs, has a current link as well.
  const current = sidebar.querySelector('.theme-doc-sidebar-menu .menu__link[aria-current]')
  if (!current) return
  const [item, { top, bottom }] = [current.getBoundingClientRect(), sidebar.getBoundingClientRect()]
  const isSeen = item.top >= top && item.bottom <= Math.min(bottom, innerHeight)
  if (!isSeen) sidebar.scrollTop += (item.top + item.bottom - top - bottom) / 2
}
