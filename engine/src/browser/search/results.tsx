import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { SearchAnswer } from '../../search/query/searchHit.ts'
import { type AskedSearch, readAddress, writeAddress } from './askedSearch.ts'
import { type ResultsActions, type ResultsState, SearchResults } from './SearchResults.tsx'
import { createAsker, type SearchServices } from './searchClient.ts'
import { resultsText } from './searchText.ts'
import { createLoading } from './useSuggester.ts'

/** How many results are shown at first, and how many are added each time the reader reaches the end. */
const portion = 100

/** About two lines. */
const snippetLength = 180

/**
 * Fills the search page below its form. Returns a function that shows the results for the current address, which it asks
 * for after `wait` ms.
 */
export function createResults(main: HTMLElement, services: SearchServices): (wait?: number) => void {
  const { settings, recent, unanswered } = services
  const place = main.querySelector('[data-search-results]')!
  const update = createView(place, {
    settings,
    unanswered,
    retry: () => show(),
    more() {
      limit += portion
      ask(readAddress(settings))
    },
    opened: () => recent.add(readAddress(settings).query),
    choose(filter) {
      writeAddress({ ...readAddress(settings), ...filter })
      show()
    },
  })
  const showTitle = createTitle(main)
  let limit = portion
  const loading = createLoading(place, () => update({ content: { kind: 'waiting' }, more: 'none' }))
  const asker = createAsker(services, {
    answer(answer) {
      loading.end()
      update(answeredState(answer, readAddress(settings), limit))
      // After it is laid out: until then, asking for it would delay the next key.
      if (limit === portion) requestAnimationFrame(() => setTimeout(storeHeight, 0, main))
    },
    fail(isLasting = false) {
      loading.end()
      if (limit === portion) return update({ content: { kind: 'failed', isLasting }, more: 'none' })
      limit -= portion
      update({ more: 'pressed' })
    },
  })
  const ask = (asked: AskedSearch, wait?: number) =>
    asker.ask(asked, { ...asked, limit, snippetLength, withSections: true }, wait)
  const show = (wait?: number) => {
    limit = portion
    const asked = readAddress(settings)
    showTitle(asked.query)
    if (asked.query.trim() !== '') {
      loading.begin(wait)
      return ask(asked, wait)
    }
    asker.cancel()
    loading.end()
    update({ content: { kind: 'nothing' }, filters: undefined, more: 'none' })
  }
  return show
}

/** Hydrates the empty frame of the results, and renders them after each change of their state. */
function createView(place: Element, actions: ResultsActions) {
  let state: ResultsState = { content: { kind: 'nothing' }, more: 'none' }
  const show = () => <SearchResults state={state} {...actions} />
  const root = hydrateRoot(place, show())
  return (changed: Partial<ResultsState>) => {
    state = { ...state, ...changed }
    flushSync(() => root.render(show()))
  }
}

function answeredState(answer: SearchAnswer, asked: AskedSearch, limit: number): ResultsState {
  const { hits, total, facets } = answer
  const pages = hits.filter(({ isBelow }) => !isBelow).length
  // Fewer pages than the limit mean that there are no more, whatever `total` says.
  const hasMore = pages >= limit && pages < total
  return {
    content: { kind: 'answer', answer, query: asked.query },
    filters: { ...facets, asked },
    more: hasMore ? 'near' : 'none',
  }
}

/**
 * Returns a function that puts the query into the title of the page and into its heading. With another query the page
 * loses the height that it had at first, see `restoreHeight`.
 */
function createTitle(main: HTMLElement): (query: string) => void {
  const plainTitle = document.title
  const heading = main.querySelector('h1')!
  let isFirst = true
  return (query) => {
    if (!isFirst) main.style.minBlockSize = ''
    isFirst = false
    document.title = query.trim() === '' ? plainTitle : resultsText('searchResultsFor', { query })
    heading.textContent = document.title
  }
}

/** Stores the height of the results with the entry of the history. */
function storeHeight(main: HTMLElement): void {
  if ('navigation' in window) navigation.updateCurrentEntry({ state: { height: main.offsetHeight } })
}
