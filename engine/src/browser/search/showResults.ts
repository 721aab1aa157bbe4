import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer } from '../../search/query/searchHit.ts'
import { resultElement } from './resultElement.ts'

/**
 * Shows results. A result that leads to the same place as before keeps its link element, so that neither focus nor a
 * click is lost when snippets or more results arrive.
 */
export function showResults(list: Element, { hits, words }: SearchAnswer, settings: SearchSettings): void {
  for (const [index, hit] of hits.entries()) {
    const result = resultElement(hit, words, settings)
    const there = list.children[index]
    if (!there) list.append(result)
    else if (linkOf(there).href === linkOf(result).href) updateResult(there, result)
    else there.replaceWith(result)
  }
  while (list.childElementCount > hits.length) list.lastElementChild!.remove()
}

const linkOf = (result: Element) => result.querySelector('a')!

/** Keeps the heading's link: inserted again, it would lose the focus. */
function updateResult(there: Element, result: Element): void {
  if (there.isEqualNode(result)) return
  linkOf(there).replaceChildren(...linkOf(result).childNodes)
  for (const line of [...there.children].slice(1)) line.remove()
  there.append(...[...result.children].slice(1))
}
