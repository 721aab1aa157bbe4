import { islandTag } from '../../model/island.ts'
import { viewerWords } from '../../model/words/viewerWords.ts'
import { pageText } from '../pageText.ts'

/** The longest name that is made of a picture's words. */
const longestLabel = 120

/** Puts what Mermaid drew into its place, in its natural size, with a name, as pictures drawn at build have it. */
export function showPicture(island: HTMLElement, markup: string, kind: string): void {
  const picture = document.createElement('div')
  picture.className = 'diagram-picture'
  picture.tabIndex = 0
  picture.innerHTML = markup
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
  const button = document.createElement('button')
  const title = pageText(viewerWords)('enlargeDiagram')
  island.append(Object.assign(button, { type: 'button', className: 'diagram-open', title, ariaLabel: title }))
  return island
}
