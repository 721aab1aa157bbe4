import type { TextOf } from '../../model/createText.ts'
import type { OfflineSite } from '../../model/offlineSite.ts'
import type { offlineWords } from '../../model/words/offlineWords.ts'
import { formatBytes } from '../../std/text.ts'
import type { OfflineState } from './offlineState.ts'

/** What the offline page shows: its message, progress bar and buttons. */
interface OfflineView {
  message: string
  /** Label of the button that starts, continues or stops the download. */
  action?: string
  canRemove?: boolean
  /** Files fetched so far, during a download. */
  progress?: { done: number; count: number }
}

/** The texts of the interface, and the locale for numbers and dates. */
export interface OfflineLanguage {
  text: TextOf<typeof offlineWords>
  locale: string
}

/** Turns the state of the offline copy into what the page shows. */
export function offlineView(
  state: OfflineState,
  { fileCount: count, bytes }: OfflineSite,
  { text, locale }: OfflineLanguage,
): OfflineView {
  const size = formatBytes(bytes, locale)
  switch (state.kind) {
    case 'impossible':
      return { message: text('offlineImpossible') }
    case 'absent':
      return {
        message: text('offlineSize', { count, size }),
        action: text('keepOffline'),
        canRemove: state.hasSome,
      }
    case 'keeping':
      return {
        message: text('offlineProgress', { done: inSteps(state.done, count), count }),
        action: text('stopKeeping'),
        progress: { done: state.done, count },
      }
    case 'stopped': {
      const { done, reason } = state
      const message = reason
        ? text('offlineFailed', { done, count, reason })
        : text('offlineStopped', { done, count })
      return { message, action: text('keepAgain'), canRemove: true }
    }
    case 'kept': {
      const date = new Date(state.since).toLocaleDateString(locale, { dateStyle: 'long' })
      return state.isCurrent
        ? { message: text('offlineKept', { date, count, size }), canRemove: true }
        : { message: text('offlineOutdated', { date }), action: text('updateOffline'), canRemove: true }
    }
  }
}

/** Rounds the count down, so that screen readers announce about twenty messages at most. */
function inSteps(done: number, count: number): number {
  return done - (done % Math.ceil(count / 20))
}

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
