import { decodePath } from '../../model/paths.ts'
import { element } from '../element.ts'

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

/** On `<body>` while the visitor navigates by keyboard, for styles. */
export const keyboardClass = 'navigation-with-keyboard'

/** Keeps `keyboardClass` up to date. */
export function showKeyboardFocus(): void {
  const mark = (isKeyboard: boolean) => document.body.classList.toggle(keyboardClass, isKeyboard)
  document.addEventListener('mousedown', () => mark(false))
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && mark(true))
}

/** The element that the hash of an address leads to. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodePath(hash.slice(1)) ?? '')
}
