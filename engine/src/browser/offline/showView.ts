import type { OfflineView } from './offlineView.ts'

/** Shows a state of the offline copy in the page's elements (`theme/offline/OfflinePage.tsx`). */
export function showView(island: HTMLElement, { message, progress, action, canRemove }: OfflineView): void {
  const { status, bar, actButton, removeButton } = partsOf(island)
  const focused = document.activeElement
  status.textContent = message
  bar.hidden = progress === undefined
  if (progress) Object.assign(bar, { value: progress.done, max: progress.count })
  actButton.hidden = action === undefined
  actButton.textContent = action ?? ''
  removeButton.hidden = !canRemove
  // Hiding the focused button would lose the focus.
  if (focused?.matches('[hidden]') && island.contains(focused)) status.focus()
}

/** The elements of the offline page. */
export function partsOf(island: HTMLElement) {
  const [actButton, removeButton] = island.querySelectorAll('button')
  return {
    status: island.querySelector<HTMLElement>('[role=status]')!,
    bar: island.querySelector('progress')!,
    actButton: actButton!,
    removeButton: removeButton!,
  }
}
