import { createStorage } from '../storage.ts'
import { recallDismissal, storeDismissal } from './announcementState.ts'

// Hides an announcement that the visitor has closed, before the first paint, and makes its close button work. On sites
// with an announcement, it is part of the boot script.
const id = document.currentScript!.dataset.announcement!
const storage = createStorage()
mark(recallDismissal(id, storage))

document.addEventListener('DOMContentLoaded', () => {
  const button = document.querySelector<HTMLElement>('[data-announcement-close]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => {
    storeDismissal(storage)
    mark(true)
  })
})

function mark(isDismissed: boolean): void {
  document.documentElement.dataset.announcementBarInitiallyDismissed = String(isDismissed)
}
