import type { ReaderStorage } from '../storage.ts'
import { keepDismissal, recallDismissal } from './announcementState.ts'

/** Leaves out an announcement that the visitor has closed, before it could be painted, and lets it be closed. */
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
