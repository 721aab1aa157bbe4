import { scriptWords } from '../model/words/browserWords.ts'
import { pageText } from './pageText.ts'

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
  `<svg id="loader" viewBox="0 0 45 45" role="img" aria-label="${pageText(scriptWords)('loading')}"><circle/><circle/><circle/></svg>`
