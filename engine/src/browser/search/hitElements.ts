import type { SearchSettings } from '../../model/searchSettings.ts'
import type { MarkedText, SearchAnswer, SearchHit } from '../../search/query/searchHit.ts'
import { element } from '../element.ts'
import { searchPageHref } from './askedSearch.ts'
import { hitHref } from './searchLinks.ts'
import { searchText } from './searchText.ts'

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

/** A recent search, offered as a suggestion. */
export function recentElement(query: string, { page }: Pick<SearchSettings, 'page'>): HTMLAnchorElement {
  const href = searchPageHref({ query, version: '' }, page)
  const name = element('span', { className: 'search-option-title' }, query)
  const option = element(
    'a',
    { href, role: 'option', className: 'search-option', tabIndex: -1, ariaSelected: 'false' },
    name,
  )
  option.dataset.kind = 'recent'
  option.dataset.query = query
  return option
}

/** The breadcrumb line of a result: its page, or the whole path to it. */
export function hitPath({ kind, title, breadcrumbs, href, isBelow }: SearchHit, isExplicit: boolean): string {
  if (title.text === '')
    return kind !== 'page' && href.startsWith('/docs/api-reference/') ? searchText('apiReference') : ''
  const own = kind === 'page' ? [] : [title.text]
  const way = (isExplicit || kind === 'page') && !isBelow ? breadcrumbs : []
  return [...way, ...own].join(' › ')
}

/** A text with its matches in `<mark>` elements. */
function markedNodes({ text, marks }: MarkedText): (Node | string)[] {
  let end = 0
  const nodes = marks.flatMap(([from, to]) => {
    const before = text.slice(end, from)
    end = to
    return [before, element('mark', {}, text.slice(from, to))]
  })
  return [...nodes, text.slice(end)]
}

/** Messages about parts of a query that could not be parsed: each names the part and the reason. */
export function problemNotes(errors: SearchAnswer['errors'], query: string): HTMLElement[] {
  return errors.map(({ message, start, end }) => {
    const text = searchText('queryProblem', {
      written: query.normalize('NFC').slice(start, end),
      reason: message,
    })
    return element('p', { className: 'search-problem' }, text)
  })
}
