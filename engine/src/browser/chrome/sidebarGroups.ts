import { follow } from '../element.ts'
import type { PageCache } from '../navigation/pageCache.ts'
import type { Part } from '../session.ts'
import { openGroup } from './openGroup.ts'
import { readyGroups } from './readyGroups.ts'

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
  if (closed && label.hasAttribute('aria-expanded')) openGroup(closed, cache)
  else if (label.hasAttribute('aria-current') && own instanceof HTMLDetailsElement) own.open = !own.open
  else return false
  return true
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey
