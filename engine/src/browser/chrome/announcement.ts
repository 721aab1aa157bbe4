import type { ReaderStorage } from '../storage.ts'
import { keepDismissal, recallDismissal } from './announcementState.ts'

/** Hides an announcement that the visitor has closed, before the first paint, and makes its close button work. */
export function startAnnouncement(id: string, storage: ReaderStorage): void {
  const mark = (isDismissed: boolean) => {
    document.documentElement.dataset.announcementBarInitiallyDismissed = String(isDismissed)
  }
  mark(recallDismissal(id, storage))
  document.addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector<HTMLElement>('[data-announcement-close]')
    if (!button) return
    button.hidden = false
    button.addEventListener('click', () => {
      keepDismissal(storage)
      mark(true)
    })
  })
}
