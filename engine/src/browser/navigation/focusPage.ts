import { decodePath } from '../../model/paths.ts'
import { element } from '../element.ts'

const liveRegionId = '__sotay-announcer'

/** A link by its address and by which of the links to that address it is: the element itself goes with its page. */
export interface LinkPlace {
  href: string
  index: number
}

/** The link that has the focus. */
export function findFocusedLink(): LinkPlace | undefined {
  const href = document.activeElement?.getAttribute('href')
  return href ? { href, index: linksTo(href).indexOf(document.activeElement!) } : undefined
}

const linksTo = (href: string): Element[] => [...document.querySelectorAll(`a[href="${CSS.escape(href)}"]`)]

/**
 * Moves the focus, without scrolling, to the target of the hash or to the heading of the page, and has the title
 * announced. Where the reader comes back to, it goes to the link that had it, else to what is read there, so that Tab
 * goes on from there.
 */
export function focusPage({ hash }: URL, left?: { top: number; link: LinkPlace | undefined }): void {
  const link = left?.link && linksTo(left.link.href)[left.link.index]
  if (link instanceof HTMLElement) link.focus({ preventScroll: true })
  else
    focusWithoutScrolling(
      (left?.top && textInView()) ||
        hashTarget(hash) ||
        document.querySelector('main h1') ||
        document.querySelector('main'),
    )
  announce(document.title)
}

/** The first piece of text below the navbar. */
const textInView = () =>
  [...document.querySelectorAll('.markdown > *')].find((piece) => piece.getBoundingClientRect().bottom > 99)

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
