import type { PageCache } from '../navigation/pageCache.ts'
import type { Part } from '../session.ts'
import { openGroup } from './openGroup.ts'
import { readyGroups } from './readyGroups.ts'

/** Groups of the sidebar open in place, and the label of the page that is shown folds its own. */
export function startSidebarGroups(cache: PageCache): Part {
  document.addEventListener('click', (event) => {
    const label = event.target instanceof Element && event.target.closest('.menu :is(a, button)')
    if (label && !opensElsewhere(event) && toggle(label, cache)) event.preventDefault()
  })
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('.menu a[role=button]')) return
    event.preventDefault()
    target.click()
  })
  return {
    enterPage() {
      readyGroups(document)
      // Where one group at a time is open, one that came with the page stays closed beside another.
      for (const group of document.querySelectorAll<HTMLDetailsElement>('.menu [name]:has([aria-current])'))
        group.open = true
    },
  }
}

/** Whether there was a group to open or close; else the label is a link like any other. */
function toggle(label: Element, cache: PageCache): boolean {
  const closed = label.closest<HTMLElement>('.menu__list-item--collapsed')
  const own = label.nextElementSibling
  if (closed && label.hasAttribute('aria-expanded')) openGroup(closed, cache)
  else if (label.hasAttribute('aria-current') && own instanceof HTMLDetailsElement) own.open = !own.open
  else return false
  return true
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey
