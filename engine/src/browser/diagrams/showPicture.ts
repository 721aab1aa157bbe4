import { diagramMistake, diagramPicture, diagramSource, enlargeButton } from '../../model/drawing.ts'
import { islandTag } from '../../model/markup.ts'
import { diagramWords, islandWords } from '../../model/words/browserWords.ts'
import { pageText } from '../pageText.ts'

/** Maximum length, in characters, of a label made from the texts in a picture. */
const longestLabel = 120

/** Puts Mermaid's SVG into the page in its natural size and with a label, like diagrams drawn at build. */
export function showPicture(island: HTMLElement, markup: string, kind: string): void {
  // A button that has been pressed has code by now, so it stays.
  const button = island.querySelector(islandTag)
  const label = pageText(diagramWords)('enlargeDiagram')
  island.innerHTML = diagramPicture(markup) + enlargeButton(label, island.parentElement!.dataset.viewer!)
  if (button) island.querySelector(islandTag)!.replaceWith(button)
  const svg = island.querySelector('svg')!
  const { width, height } = svg.viewBox.baseVal
  svg.style.maxWidth = ''
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  svg.role = 'img'
  if (!svg.hasAttribute('aria-labelledby')) svg.ariaLabel = `${kind}: ${wordsOf(svg)}`
}

function wordsOf(svg: SVGElement): string {
  const texts = [...svg.querySelectorAll('text, foreignObject')].map(({ textContent }) => textContent!.trim())
  return texts.filter(Boolean).join(', ').replace(/\s+/g, ' ').slice(0, longestLabel)
}

/** Says in a diagram's place that it cannot be drawn, with its source and a button to try again; why is for its writer. */
export function showDiagramError(island: HTMLElement, source: string, error: unknown): void {
  console.error(error)
  const mistake = diagramMistake(pageText(diagramWords)('diagramFailed'), pageText(islandWords)('tryAgain'))
  island.innerHTML = mistake + diagramSource(source)
}
