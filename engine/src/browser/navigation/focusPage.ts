import { decodePath } from '../../model/paths.ts'

const liveRegionId = '__sotay-announcer'

/** Moves focus to where the reader now is, without a jump, and has the page's title spoken. */
export function focusPage({ hash }: URL): void {
  const target =
    (hash && document.getElementById(decodePath(hash.slice(1)) ?? '')) ||
    document.querySelector('main h1') ||
    document.querySelector('main')
  focusWithoutScrolling(target)
  announce(document.title)
}

/** A heading takes focus only as long as it has it: it is no stop for the Tab key. */
function focusWithoutScrolling(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
}

function announce(text: string): void {
  const region = document.getElementById(liveRegionId) ?? createLiveRegion()
  region.textContent = text
}

function createLiveRegion(): HTMLElement {
  const region = document.createElement('div')
  region.id = liveRegionId
  region.className = 'sr-only'
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return region
}
