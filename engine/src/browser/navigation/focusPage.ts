import { decodePath } from '../../model/paths.ts'
import { element } from '../element.ts'

const liveRegionId = '__sotay-announcer'

/** Where a page was left. */
export interface Place {
  /** How far it was scrolled, in px. */
  top: number
  /** Which of its links had the focus, as the one that was followed has; -1 for none. */
  link: number
}

export const placeNow = (): Place => ({ top: scrollY, link: linksOfText().indexOf(document.activeElement!) })

const linksOfText = (): Element[] => [...document.querySelectorAll('main a')]

/**
 * Moves the focus to the target of the hash or to the heading of the page, and has the title announced. In a page that
 * the reader comes back to it moves to the link that had it, else to what is read there, so that Tab goes on from there.
 */
export function focusPage({ hash }: URL, left?: Place): void {
  focusWithoutScrolling(
    (left && (linksOfText()[left.link] ?? (left.top > 0 && textInView()))) ||
      (hashTarget(hash) ?? document.querySelector('main h1') ?? document.querySelector('main')),
  )
  announce(document.title)
}

/** The first piece of text below the navbar. */
const textInView = () =>
  [...document.querySelectorAll('.markdown > *')].find((piece) => piece.getBoundingClientRect().bottom > 120)

/** The target is focusable only while it has the focus, so it never becomes a stop for the Tab key. */
function focusWithoutScrolling(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
}

function announce(text: string): void {
  const region = element('div', { id: liveRegionId, className: 'sr-only', ariaLive: 'polite' })
  const known = document.getElementById(liveRegionId) ?? document.body.appendChild(region)
  known.textContent = text
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
