import { element } from './element.ts'
import { searchText } from './searchText.ts'

/** What stands below results when there are more of them. */
export interface MoreButton {
  /** It presses itself when the reader scrolls there. */
  show(isThere: boolean): void
  /** It stands there until the reader presses it. */
  wait(): void
}

export function createMoreButton(results: Element, press: () => void): MoreButton {
  const button = element('button', { type: 'button', className: 'search-more' }, searchText('moreResults'))
  /** Where the keyboard goes on: the first of the results that were asked for with it. */
  let next: number | undefined
  const pressOnce = () => {
    seen.disconnect()
    press()
  }
  const seen = new IntersectionObserver(
    (entries) => {
      const isReached = entries.some(({ isIntersecting }) => isIntersecting)
      if (isReached && button !== document.activeElement) pressOnce()
    },
    { rootMargin: '0px 0px 600px' },
  )
  button.addEventListener('click', () => {
    next = results.childElementCount
    pressOnce()
  })
  return {
    show(isThere) {
      seen.disconnect()
      if (next !== undefined) results.children[next]?.querySelector('a')?.focus()
      next = undefined
      if (!isThere) return button.remove()
      // To be put there again would take the focus away from it.
      if (!button.isConnected) results.after(button)
      seen.observe(button)
    },
    wait: () => results.after(button),
  }
}
