import { follow } from '../element.ts'
import type { Part } from '../part.ts'

const selector = '.theme-back-to-top-button'

/** The button that appears when the reader scrolls up, far down on a page. */
export function startBackToTop(): Part {
  let last = scrollY
  let isAnchorJump = false
  const show = (isShown: boolean) => {
    const button = document.querySelector<HTMLElement>(selector)
    if (button) button.hidden = !isShown
  }
  addEventListener('hashchange', () => {
    isAnchorJump = true
    show(false)
  })
  addEventListener('scroll', () => {
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight
    const isShown = isAnchorJump ? undefined : showsBackToTop(last, scrollY, isAtEnd)
    if (isShown !== undefined) show(isShown)
    isAnchorJump = false
    last = scrollY
  })
  follow('click', selector, () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
  })
  return {
    enterPage() {
      last = scrollY
      show(false)
    },
  }
}

/** How far down, in px, the way back to the top is long enough to be worth a button. */
const farDown = 300

/** Whether the button is shown after a scroll from one position to another; undefined leaves it as it is. */
export function showsBackToTop(from: number, to: number, isAtEnd: boolean): boolean | undefined {
  if (to < farDown || isAtEnd || to > from) return false
  return to < from ? true : undefined
}
