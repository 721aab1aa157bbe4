import { foldText } from '../../std/text.ts'
import { element } from '../element.ts'
import { highlightParameter } from './searchLinks.ts'

/** Selects what is highlighted. */
export const ourMark = 'mark[data-markjs]'

/** Highlights in the article the words that the address names. Returns them, or undefined when there are none. */
export function showTargetMarks(): string[] | undefined {
  removeMarks()
  const words = new URLSearchParams(location.search).getAll(highlightParameter).filter(Boolean)
  const article = document.querySelector('article')
  if (words.length === 0 || !article) return undefined
  markWords(article, words)
  return words
}

/** Highlights words in an element; the last one may be half typed. */
export function markWords(element: Element, words: string[]): void {
  const typed = words.filter(Boolean)
  const source = typed.map((word) => sourceOf(foldText(word), word === typed.at(-1))).join('|')
  if (source) markIn(element, new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})`, 'gu'))
}

/** Removes the highlights, and their words from the address. */
export function clearTargetMarks(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(highlightParameter)) return
  url.searchParams.delete(highlightParameter)
  history.pushState(history.state, '', url)
  removeMarks()
}

function removeMarks(): void {
  for (const mark of document.querySelectorAll(`article ${ourMark}`)) {
    const parent = mark.parentNode
    mark.replaceWith(...mark.childNodes)
    parent?.normalize()
  }
}

/** Shorter words match whole words only, or they would highlight syllables of others. */
const shortestBeginning = 4

/** A word as the source of a pattern: a short one only as a whole, unless it is the last, which may be half typed. */
function sourceOf(word: string, isLast: boolean): string {
  const escaped = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return escaped + (isLast || word.length >= shortestBeginning ? '' : '(?![\\p{L}\\p{N}])')
}

function markIn(article: Element, pattern: RegExp): void {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const folded = foldText(text.data)
    const found = folded.length === text.data.length ? [...folded.matchAll(pattern)] : []
    if (found.length > 0 && !text.parentElement?.closest(`${ourMark}, script, style`)) markText(text, found)
  }
}

/** Goes from the last match to the first, so that splitting the text does not shift the others. */
function markText(text: Text, matches: RegExpExecArray[]): void {
  for (const { 0: found, index } of matches.reverse()) {
    const piece = text.splitText(index)
    piece.splitText(found.length)
    const mark = element('mark')
    mark.dataset.markjs = 'true'
    piece.replaceWith(mark)
    mark.append(piece)
  }
}
