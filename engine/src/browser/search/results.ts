import { readAddress, writeAddress } from './askedSearch.ts'
import { createFilters } from './filters.ts'
import { createResultsView } from './resultsView.ts'
import type { SearchServices } from './searchClient.ts'
import { createAsker } from './searchClient.ts'

/** How many results are shown at first, and how many are added each time the reader reaches the end. */
const portion = 100

const snippetLength = 100

/** Fills the search page below its form. Returns a function that shows the results for the current address. */
export function createResults(main: HTMLElement, { client, settings }: SearchServices): () => void {
  let limit = portion
  const view = createResultsView(main, settings, () => ask(limit + portion))
  const filters = createFilters(main, (chosen) => {
    writeAddress({ ...readAddress(settings), ...chosen })
    show()
  })
  const asker = createAsker(client, settings, {
    answer(answer) {
      const asked = readAddress(settings)
      filters.show(answer.facets, asked)
      view.show(answer, { query: asked.query, limit })
      if (limit === portion) keepHeight(main)
    },
    fail() {
      if (limit === portion) return view.fail(show)
      limit -= portion
      view.failMore()
    },
  })
  const ask = (wanted: number) => {
    limit = wanted
    const asked = readAddress(settings)
    if (wanted === portion) view.begin(asked.query)
    if (asked.query.trim() !== '')
      return asker.ask(asked, { ...asked, limit, snippetLength, withSections: false })
    asker.cancel()
    filters.hide()
  }
  const show = () => {
    main.style.minBlockSize = ''
    ask(portion)
  }
  return show
}

/** Keeps the height of the results with the entry of the history. */
function keepHeight(main: HTMLElement): void {
  if ('navigation' in window) navigation.updateCurrentEntry({ state: { height: main.offsetHeight } })
}

/** Gives the page its former height before the results are there, so that the browser can go back to a place in it. */
export function restoreHeight(main: HTMLElement): void {
  if (!('navigation' in window)) return
  const state = navigation.currentEntry?.getState() as { height?: number } | undefined
  if (state?.height) main.style.minBlockSize = `${state.height}px`
}
