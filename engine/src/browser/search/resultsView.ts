import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer } from '../../search/query/searchHit.ts'
import { element } from '../element.ts'
import { createLoading } from './createLoading.ts'
import { createMoreButton } from './moreButton.ts'
import { problemNotes } from './problemNotes.ts'
import { searchText } from './searchText.ts'
import { showResults } from './showResults.ts'

/** The parts of the search page that show results. */
export interface ResultsView {
  /** Shows that an answer is on its way. */
  begin(query: string): void
  show(answer: SearchAnswer, asked: { query: string; limit: number }): void
  fail(retry: () => void): void
  /** Shows that more results could not be loaded. */
  failMore(): void
}

/** `more` is called when the reader comes to the end of the results and there are others. */
export function createResultsView(page: Element, settings: SearchSettings, more: () => void): ResultsView {
  const status = page.querySelector('[data-search-status]')!
  const results = page.querySelector('[data-search-results]')!
  const heading = page.querySelector('h1')!
  const moreButton = createMoreButton(results, more)
  const plainTitle = document.title
  const tell = (...texts: (Node | string)[]) => {
    status.replaceChildren(...texts)
    results.replaceChildren()
    moreButton.show(false)
  }
  const loading = createLoading(results, () => tell(searchText('loading')))
  return {
    begin(query) {
      const isAsked = query.trim() !== ''
      document.title = isAsked ? searchText('searchResultsFor', { query }) : plainTitle
      heading.textContent = document.title
      if (isAsked) return loading.begin()
      loading.end()
      tell()
    },
    show(answer, { query, limit }) {
      loading.end()
      status.replaceChildren(...describe(answer, query))
      showResults(results, answer, settings)
      // Fewer hits than the limit means that there are no more, whatever `total` says.
      moreButton.show(answer.hits.length >= limit && answer.hits.length < answer.total)
    },
    fail(retry) {
      loading.end()
      const button = element('button', { type: 'button', onclick: retry }, searchText('retry'))
      tell(searchText('searchFailed'), ' ', button)
    },
    failMore: () => moreButton.wait(),
  }
}

function describe({ total, isPartial, errors }: SearchAnswer, query: string): (Node | string)[] {
  const count = total > 0 ? searchText('documentsFound', { count: total }) : searchText('noDocumentsFound')
  return [count, ...(isPartial ? [` ${searchText('searchPartial')}`] : []), ...problemNotes(errors, query)]
}
