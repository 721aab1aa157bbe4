import { scriptWords } from '../../model/words/scriptWords.ts'
import { pageText } from '../pageText.ts'

/** Puts a red box above an island whose code could not be loaded. What the page shows in its place stays. */
export function showLoadError(island: HTMLElement, error: unknown, retry: () => void): void {
  const text = pageText(scriptWords)
  const box = document.createElement('div')
  box.className = 'load-error'
  box.role = 'alert'
  const message = document.createElement('p')
  message.textContent = `${text('partFailed')} ${(error as Error).message}`
  const button = document.createElement('button')
  button.textContent = text('retry')
  button.onclick = () => {
    box.remove()
    retry()
  }
  box.append(message, button)
  island.before(box)
}
