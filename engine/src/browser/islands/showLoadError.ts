import { scriptWords } from '../../model/words/scriptWords.ts'
import { element } from '../element.ts'
import { pageText } from '../pageText.ts'

/** Puts a red box above an island whose code could not be loaded. The island's own HTML stays. */
export function showLoadError(island: HTMLElement, error: unknown, retry: () => void): void {
  const text = pageText(scriptWords)
  const onclick = () => {
    box.remove()
    retry()
  }
  const box = element(
    'div',
    { className: 'load-error', role: 'alert' },
    element('p', {}, `${text('partFailed')} ${(error as Error).message}`),
    element('button', { onclick }, text('retry')),
  )
  island.before(box)
}
