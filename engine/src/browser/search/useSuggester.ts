import { useMemo, useState } from 'react'
import { findSearchPlace } from './askedSearch.ts'
import { closedPopup, type PopupContent, showContent } from './popupState.ts'
import { createAsker, type SearchServices } from './searchClient.ts'

/** Fetches suggestions while the reader types. */
export interface Suggester {
  /** Opens the box and asks for suggestions; an empty one offers recent searches. */
  ask(): void
  close(): void
  /** Adds the query to the recent searches. */
  remember(): void
  /** Deletes the recent searches. */
  forget(): void
}

/** What the popup of a box shows, and what changes it. */
export function useSuggester(form: HTMLFormElement, services: SearchServices) {
  const [state, setState] = useState(closedPopup)
  // Always the same, because it holds the query that is under way.
  const suggester = useMemo(
    () =>
      createSuggester(form, services, (content) =>
        setState((state) => showContent(state, content, services.settings)),
      ),
    [form, services],
  )
  const choose = (choice: number) =>
    setState((state) => (state.choice === choice ? state : { ...state, choice }))
  return { state, choose, ...suggester }
}

/**
 * How long, in ms, no key may follow before a query is asked: fast typing asks for nothing in between. One or two
 * letters are most often the beginning of a word, and of so many words that their answer costs the most.
 */
const [betweenKeys, atBeginning] = [200, 300]

/** The texts of so many files are read, for the first of the suggestions; those further down are named only. */
export const textFiles = 4

/** How long to wait for the next key. */
export const waitAfter = (query: string) => (/(?:^|\s)\S{1,2}$/.test(query) ? atBeginning : betweenKeys)

/** Creates the suggester of a box; `show` is called with what its popup is to show. */
function createSuggester(
  form: HTMLFormElement,
  services: SearchServices,
  show: (content: PopupContent) => void,
): Suggester {
  const { settings, recent } = services
  const field = () => form.querySelector('input')!
  const place = () => findSearchPlace(location.pathname, settings)
  const loading = createLoading(form, () => show({ kind: 'waiting' }))
  const end = (content: PopupContent) => {
    loading.end()
    show(content)
  }
  const asker = createAsker(services, {
    answer: (answer) => end({ kind: 'answer', answer, query: field().value, place: place() }),
    fail: (isLasting = false) => end({ kind: 'failed', isLasting }),
  })
  const close = () => {
    asker.cancel()
    end({ kind: 'nothing' })
  }
  const offer = () => {
    asker.cancel()
    end({ kind: 'recent', queries: recent.list() })
  }
  const ask = () => {
    const query = field().value
    if (query.trim() === '') return offer()
    const wait = waitAfter(query)
    loading.begin(wait)
    const { limit, snippetLength } = settings
    asker.ask({ query, ...place() }, { limit, snippetLength, textFiles, withSections: true }, wait)
  }
  const forget = () => {
    recent.clear()
    offer()
    field().focus()
  }
  return { ask, close, remember: () => recent.add(field().value), forget }
}

/** How long after a query is sent the reader sees that it is being answered, in ms. */
const patience = 150

/** Shows that an answer is on its way. */
export interface Loading {
  /** `wait` is how long the query itself is held back, in ms. */
  begin(wait?: number): void
  end(): void
}

/**
 * Sets `data-loading` on an element while it waits; `tooLong` is called when no answer came for long after the last
 * `begin`.
 */
export function createLoading(place: Element, tooLong: () => void): Loading {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    begin(wait = betweenKeys) {
      place.toggleAttribute('data-loading', true)
      clearTimeout(timer)
      timer = setTimeout(tooLong, wait + patience)
    },
    end() {
      place.toggleAttribute('data-loading', false)
      clearTimeout(timer)
    },
  }
}
