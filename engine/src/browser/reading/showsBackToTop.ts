/** How far down, in px, the way back to the top is long enough to be worth a button. */
const farDown = 300

/** Whether the button is shown after a scroll from one position to another; undefined leaves it as it is. */
export function showsBackToTop(from: number, to: number, isAtEnd: boolean): boolean | undefined {
  if (to < farDown || isAtEnd || to > from) return false
  return to < from ? true : undefined
}
