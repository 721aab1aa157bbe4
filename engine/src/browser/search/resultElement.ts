import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchHit } from '../../search/query/searchHit.ts'
import { element } from '../element.ts'
import { markedNodes } from './markedNodes.ts'
import { hitHref } from './searchLinks.ts'

/** A result as the search page shows it. */
export function resultElement(hit: SearchHit, words: string[], settings: SearchSettings): HTMLElement {
  const { title, section, breadcrumbs, snippet, lang } = hit
  const link = element('a', { href: hitHref(hit, words, settings) }, ...markedNodes(section ?? title))
  const path = [...breadcrumbs, ...(section ? [title.text] : [])].join(' › ')
  return element(
    'article',
    { className: 'search-result', lang },
    element('h2', {}, link),
    path && element('p', { className: 'search-result-path' }, path),
    snippet && element('p', {}, ...markedNodes(snippet)),
  )
}
