import { foldWord } from '../../search/analysis/foldWord.ts'
import { element } from './element.ts'
import { highlightParameter } from './searchLinks.ts'

const findArticle = () => document.querySelector('article')

/** Marks in the article the words that the address names; gives them, or undefined when it names none. */
export function showTargetMarks(): string[] | undefined {
  removeMarks()
  const words = new URLSearchParams(location.search).getAll(highlightParameter).filter(Boolean)
  const article = findArticle()
  if (words.length === 0 || !article) return undefined
  for (const word of words) markIn(article, fold(word))
  return words
}

/** Takes the marks away, and their words out of the address; all else of it stays. */
export function clearTargetMarks(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(highlightParameter)) return
  url.searchParams.delete(highlightParameter)
  history.pushState(history.state, '', url)
  removeMarks()
}

function removeMarks(): void {
  for (const mark of document.querySelectorAll('article mark[data-markjs]')) {
    const parent = mark.parentNode
    mark.replaceWith(...mark.childNodes)
    parent?.normalize()
  }
}

/** Without marks and case; as long as the text in NFC, so that places are the same. */
const fold = (text: string) => foldWord(text.normalize('NFC').toLowerCase())

function markIn(article: Element, word: string): void {
  if (word === '') return
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const isOurs = text.parentElement?.closest('mark[data-markjs], script, style')
    if (!isOurs && fold(text.data).length === text.data.length) markText(text, word)
  }
}

function markText(text: Text, word: string): void {
  const at = fold(text.data).indexOf(word)
  if (at < 0) return
  const found = text.splitText(at)
  const rest = found.splitText(word.length)
  const mark = element('mark')
  mark.dataset.markjs = 'true'
  found.replaceWith(mark)
  mark.append(found)
  markText(rest, word)
}
