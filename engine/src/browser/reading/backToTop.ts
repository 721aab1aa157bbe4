import { follow } from '../element.ts'
import type { Part } from '../session.ts'
import { showsBackToTop } from './showsBackToTop.ts'

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
