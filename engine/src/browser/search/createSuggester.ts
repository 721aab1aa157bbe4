import type { SearchServices } from './searchClient.ts'
import { createAsker } from './searchClient.ts'
import { findSearchPlace } from './searchPlace.ts'
import type { SuggestionList } from './suggestionList.ts'

/** Fetches and shows suggestions while the reader types. */
export interface Suggester {
  /** Asks for suggestions; an empty box offers recent searches. */
  ask(): void
  close(): void
}

export function createSuggester(
  form: HTMLFormElement,
  list: SuggestionList,
  { client, settings, recent }: SearchServices,
): Suggester {
  const input = form.querySelector('input')!
  const place = () => findSearchPlace(location.pathname, settings)
  const loading = createLoading(form, () => list.wait())
  const asker = createAsker(client, settings, {
    answer(answer) {
      loading.end()
      list.show(answer, { query: input.value, place: place() })
    },
    fail() {
      loading.end()
      list.fail(ask)
    },
  })
  const close = () => {
    asker.cancel()
    loading.end()
    list.close()
  }
  const ask = () => {
    if (input.value.trim() === '') return offer()
    loading.begin()
    const { limit, snippetLength } = settings
    asker.ask({ query: input.value, ...place() }, { limit, snippetLength, withSections: true })
  }
  const offer = () => {
    close()
    const before = recent.list()
    if (before.length > 0) list.offer(before, forget)
  }
  const forget = () => {
    recent.clear()
    close()
    input.focus()
  }
  return { ask, close }
}

/** How long an old answer may stay below a new query, in ms. */
const patience = 150

/** Shows that an answer is on its way. */
export interface Loading {
  begin(): void
  end(): void
}

/** Sets `data-loading` on an element while it waits; `tooLong` is called when the answer takes too long. */
export function createLoading(place: Element, tooLong: () => void): Loading {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    begin() {
      place.toggleAttribute('data-loading', true)
      timer ??= setTimeout(tooLong, patience)
    },
    end() {
      place.toggleAttribute('data-loading', false)
      clearTimeout(timer)
      timer = undefined
    },
  }
}
