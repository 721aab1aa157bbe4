import { scriptWords } from '../../model/words/scriptWords.ts'
import { pageText } from '../pageText.ts'

/** How long an island may load before a spinner is shown, in ms. */
const delay = 200

/** Shows a spinner in an island that is blank until it is hydrated. Returns a function that removes it. */
export function startSpinner(island: HTMLElement): () => void {
  const timer = setTimeout(() => {
    if (island.dataset.when === 'now') island.insertAdjacentHTML('beforeend', spinner())
  }, delay)
  return () => {
    clearTimeout(timer)
    island.querySelector(':scope > #loader')?.remove()
  }
}

const spinner = () =>
  `<svg id="loader" viewBox="0 0 45 45" role="img" aria-label="${pageText(scriptWords)('loading')}"><circle/><circle/><circle/></svg>`
