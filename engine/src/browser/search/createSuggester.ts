import { createAsker } from './createAsker.ts'
import { createLoading } from './createLoading.ts'
import type { SearchServices } from './searchBox.ts'
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
