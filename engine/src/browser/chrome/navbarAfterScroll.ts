/** A scroll of the page, in pixels from its top. */
export interface ScrollStep {
  from: number
  to: number
  navbarHeight: number
  viewportHeight: number
  documentHeight: number
}

/** Whether a navbar that hides on scroll is shown after one. */
export function navbarAfterScroll(isShown: boolean, step: ScrollStep): boolean {
  const { from, to, navbarHeight, viewportHeight, documentHeight } = step
  if (to < navbarHeight) return true
  if (to > from) return false
  // A page that is pulled beyond its end jumps back: that is no scroll upwards.
  const isBounce = to + viewportHeight >= documentHeight - navbarHeight
  return isShown || (to < from && !isBounce)
}
