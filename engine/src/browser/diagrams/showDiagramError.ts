import { islandWords } from '../../model/words/browserWords.ts'
import { element } from '../element.ts'
import { pageText } from '../pageText.ts'

/** Says in a diagram's place why it cannot be drawn, with its source and a button to try again. */
export function showDiagramError(island: HTMLElement, source: string, error: unknown): void {
  island.replaceChildren(
    element('p', { className: 'diagram-mistake', role: 'alert' }, (error as Error).message),
    element('button', { type: 'button', className: 'diagram-retry' }, pageText(islandWords)('tryAgain')),
    element('pre', { className: 'diagram-source', tabIndex: 0 }, source),
  )
}
