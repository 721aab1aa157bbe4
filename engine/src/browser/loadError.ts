import { scriptWords } from '../model/words/browserWords.ts'
import { element } from './element.ts'
import { pageText } from './pageText.ts'

/** What could not be loaded, and why. */
interface LoadFailure {
  what: 'pageFailed' | 'partFailed'
  error: unknown
}

/** A red box that says what could not be loaded. Its button tries again, and so does the network when it comes back. */
export function loadErrorBox({ what, error }: LoadFailure, retry: () => void): HTMLElement {
  const text = pageText(scriptWords)
  const onclick = () => {
    if (!box.isConnected) return
    box.remove()
    retry()
  }
  addEventListener('online', onclick, { once: true })
  const box = element(
    'div',
    { className: 'load-error', role: 'alert' },
    element('p', {}, `${text(what)} ${(error as Error).message}`),
    element('button', { onclick }, text('retry')),
  )
  return box
}
