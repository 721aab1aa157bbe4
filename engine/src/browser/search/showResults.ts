import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer } from '../../search/asking/searchHit.ts'
import { resultElement } from './resultElement.ts'

/** Shows results. Those that stand there already keep their links, so that neither focus nor a click is lost when texts or more results come. */
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

/** The heading stays where it is: put there again, its link would lose the focus. */
function updateResult(there: Element, result: Element): void {
  if (there.isEqualNode(result)) return
  linkOf(there).replaceChildren(...linkOf(result).childNodes)
  for (const line of [...there.children].slice(1)) line.remove()
  there.append(...[...result.children].slice(1))
}
