import { element } from '../element.ts'
import { hashTarget } from './hashTarget.ts'

const liveRegionId = '__sotay-announcer'

/**
 * Moves the focus to the target of the hash or to the heading of the page, without scrolling, and has the title
 * announced.
 */
export function focusPage({ hash }: URL): void {
  focusWithoutScrolling(
    hashTarget(hash) ?? document.querySelector('main h1') ?? document.querySelector('main'),
  )
  announce(document.title)
}

/** The target is focusable only while it has the focus, so it never becomes a stop for the Tab key. */
function focusWithoutScrolling(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
}

function announce(text: string): void {
  const region = document.getElementById(liveRegionId) ?? createLiveRegion()
  region.textContent = text
}

function createLiveRegion(): HTMLElement {
  const region = element('div', { id: liveRegionId, className: 'sr-only', ariaLive: 'polite' })
  document.body.append(region)
  return region
}
