/** A height at which there is text: below the navbar and the line of contents, in px from the top of the window. */
const line = 120

/**
 * Keeps the place in the text when the width changes, as when a phone is turned. Browsers only keep what is at the top
 * of the window, and that is the navbar.
 */
export function startReadingPlace(): void {
  const root = document.documentElement
  let width = root.clientWidth
  let read: Element | null = null
  /** The share of its height that is above the line. */
  let share = 0
  addEventListener('scroll', () => {
    if (root.clientWidth !== width) return
    read = document.elementFromPoint(width / 2, line)
    if (!read) return
    const { top, height } = read.getBoundingClientRect()
    share = (line - top) / height
  })
  addEventListener('resize', () => {
    if (root.clientWidth === width) return
    width = root.clientWidth
    if (!read?.isConnected || scrollY === 0) return
    const { top, height } = read.getBoundingClientRect()
    scrollBy({ top: top + share * height - line, behavior: 'instant' })
  })
}
