import { viewerWords } from '../../model/words/viewerWords.ts'
import { pageText } from '../pageText.ts'

/** Says in a diagram's place why it cannot be drawn, with its source and a button to try again. */
export function showMistake(island: HTMLElement, source: string, error: unknown): void {
  const message = document.createElement('p')
  message.className = 'diagram-mistake'
  message.role = 'alert'
  message.textContent = (error as Error).message
  const button = document.createElement('button')
  Object.assign(button, {
    type: 'button',
    className: 'diagram-retry',
    textContent: pageText(viewerWords)('tryAgain'),
  })
  const code = document.createElement('pre')
  code.className = 'diagram-source'
  code.tabIndex = 0
  code.textContent = source
  island.replaceChildren(message, button, code)
}
