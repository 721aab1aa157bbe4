import { elementIds } from '../../model/markup.ts'
import { follow } from '../element.ts'
import type { Part } from '../session.ts'
import { revealCurrentItem } from './revealCurrentItem.ts'

/** Lets the reader hide the sidebar column, and scrolls a new sidebar to its current page. */
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
      if (!sidebar || shown === tree) return
      tree = shown
      root.removeAttribute('data-sidebar-hidden')
      sidebar.querySelector('[data-sidebar-toggle]')?.removeAttribute('hidden')
      revealCurrentItem(sidebar)
    },
  }
}
