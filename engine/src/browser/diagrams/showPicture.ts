import { islandTag } from '../../model/markup.ts'
import { diagramWords, islandWords } from '../../model/words/browserWords.ts'
import { element } from '../element.ts'
import { pageText } from '../pageText.ts'

/** Maximum length, in characters, of a label made from the texts in a picture. */
const longestLabel = 120

/** Puts Mermaid's SVG into the page in its natural size and with a label, like diagrams drawn at build. */
export function showPicture(island: HTMLElement, markup: string, kind: string): void {
  const picture = element('div', { className: 'diagram-picture', tabIndex: 0, innerHTML: markup })
  const svg = picture.querySelector('svg')!
  const { width, height } = svg.viewBox.baseVal
  svg.style.maxWidth = ''
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  svg.role = 'img'
  if (!svg.hasAttribute('aria-labelledby')) svg.ariaLabel = `${kind}: ${wordsOf(svg)}`
  const button = island.querySelector(islandTag) ?? createOpenButton(island.parentElement!.dataset.viewer!)
  island.replaceChildren(picture, button)
}

function wordsOf(svg: SVGElement): string {
  const texts = [...svg.querySelectorAll('text, foreignObject')].map(({ textContent }) => textContent!.trim())
  return texts.filter(Boolean).join(', ').replace(/\s+/g, ' ').slice(0, longestLabel)
}

function createOpenButton(code: string): HTMLElement {
  const island = document.createElement(islandTag)
  island.dataset.files = code
  const title = pageText(diagramWords)('enlargeDiagram')
  island.append(element('button', { type: 'button', className: 'diagram-open', title, ariaLabel: title }))
  return island
}

/** Says in a diagram's place why it cannot be drawn, with its source and a button to try again. */
export function showDiagramError(island: HTMLElement, source: string, error: unknown): void {
  island.replaceChildren(
    element('p', { className: 'diagram-mistake', role: 'alert' }, (error as Error).message),
    element('button', { type: 'button', className: 'diagram-retry' }, pageText(islandWords)('tryAgain')),
    element('pre', { className: 'diagram-source', tabIndex: 0 }, source),
  )
}
