import { scriptWords } from '../model/words/browserWords.ts'
import { element } from './element.ts'
import { onlyText, scriptText } from './pageText.ts'

/** Why a module cannot be run; with `isLasting`, nothing but another load of the page can change that. */
type ImportError = Error & { isLasting?: boolean }

/** What could not be loaded, and why. */
interface LoadFailure {
  what: 'pageFailed' | 'partFailed' | 'searchFailed'
  error: unknown
}

/** Tries again, or loads a page anew where nothing else helps. */
type Retry = (event: Event, isLasting?: boolean) => void

/** A red box that says what could not be loaded. Its button tries again, and so does the network when it comes back. */
export function loadErrorBox({ what, error }: LoadFailure, retry: Retry): HTMLElement {
  const onclick = (event: Event) => {
    if (!box.isConnected) return
    box.remove()
    retry(event, (error as ImportError).isLasting)
  }
  addEventListener('online', onclick, { once: true })
  const box = element(
    'div',
    { className: 'load-error', role: 'alert' },
    element('p', {}, `${scriptText(what)} ${(error as Error).message}`),
    element('button', { onclick }, scriptText('retry')),
  )
  return box
}

/** Fetches, and fails as `fetch` does, but in the reader's language: the browser's own words are English. */
export const ask = (address: string, options?: RequestInit): Promise<Response> =>
  fetch(address, options).catch((cause) => {
    throw new TypeError(onlyText('noConnection', scriptWords.noConnection), { cause })
  })

/** Shows the box over the page's text, in view wherever the reader is, who may close it. */
export function showLoadError(failure: LoadFailure, retry: Retry): HTMLElement {
  const box = loadErrorBox(failure, retry)
  box.append(element('button', { onclick: () => box.remove() }, scriptText('close')))
  document.querySelector('main')?.prepend(box)
  return box
}

/** How long something may load before a spinner is shown, in ms. */
const delay = 200

/** Shows a spinner in a place that is blank until something is loaded. Returns a function that removes it. */
export function startSpinner(place: Element): () => void {
  const timer = setTimeout(() => place.insertAdjacentHTML('beforeend', spinner()), delay)
  return () => {
    clearTimeout(timer)
    place.querySelector(':scope > #loader')?.remove()
  }
}

const spinner = () =>
  `<svg id="loader" viewBox="0 0 45 45" role="img" aria-label="${scriptText('loading')}"><circle/><circle/><circle/></svg>`
