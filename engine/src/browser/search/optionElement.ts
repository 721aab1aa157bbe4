import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchHit } from '../../search/query/searchHit.ts'
import { element } from '../element.ts'
import { hitPath } from './hitPath.ts'
import { markedNodes } from './markedNodes.ts'
import { hitHref } from './searchLinks.ts'

/** A suggestion: title, path and snippet of a search hit. */
export function optionElement(hit: SearchHit, words: string[], settings: SearchSettings): HTMLAnchorElement {
  const { kind, title, section, snippet, lang, isBelow } = hit
  const path = hitPath(hit, settings.explicitPath)
  const name = section ?? title
  const line = (className: string, ...nodes: (Node | string)[]) =>
    element('span', { className, lang }, ...nodes)
  const option = element(
    'a',
    {
      href: hitHref(hit, words, settings),
      role: 'option',
      className: 'search-option',
      tabIndex: -1,
      ariaSelected: 'false',
    },
    line('search-option-title', ...markedNodes(name.text === '' && snippet ? snippet : name)),
    snippet && name.text !== '' && line('search-option-text', ...markedNodes(snippet)),
    path && line('search-option-path', path),
  )
  Object.assign(option.dataset, { kind, ...(isBelow && { below: '' }) })
  return option
}
