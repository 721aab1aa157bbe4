import { element } from '../element.ts'
import { searchText } from './searchText.ts'

/** The button below the results that loads more of them. */
export interface MoreButton {
  /** Shows or removes the button, which presses itself when the reader scrolls near it. */
  show(isThere: boolean): void
  /** Shows the button until the reader presses it, after a failure. */
  wait(): void
}

export function createMoreButton(results: Element, press: () => void): MoreButton {
  const button = element('button', { type: 'button', className: 'search-more' }, searchText('moreResults'))
  /** Index of the first result that a click loaded, which gets the focus. */
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
      // Inserting the button again would lose its focus.
      if (!button.isConnected) results.after(button)
      seen.observe(button)
    },
    wait: () => results.after(button),
  }
}
