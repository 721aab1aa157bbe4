/** One scroll event: the positions before and after, and the sizes involved, in px. */
export interface ScrollStep {
  from: number
  to: number
  navbarHeight: number
  viewportHeight: number
  documentHeight: number
}

/** Whether a navbar that hides on scroll is shown after a scroll step. */
export function navbarAfterScroll(isShown: boolean, step: ScrollStep): boolean {
  const { from, to, navbarHeight, viewportHeight, documentHeight } = step
  if (to < navbarHeight) return true
  if (to > from) return false
  // After overscrolling at its end the page bounces back, which does not count as scrolling up.
  const isBounce = to + viewportHeight >= documentHeight - navbarHeight
  return isShown || (to < from && !isBounce)
}
