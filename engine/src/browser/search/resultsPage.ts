import type { SearchSettings } from '../../model/searchSettings.ts'
import { uiText } from '../../model/uiText.ts'
import type { SearchAnswer } from '../../search/asking/searchHit.ts'
import { createAsker } from './createAsker.ts'
import { element } from './element.ts'
import { resultElement } from './resultElement.ts'
import type { SearchClient } from './searchClient.ts'
import { searchPageHref } from './searchLinks.ts'
import { readSearchPlace, type SearchPlace } from './searchPlace.ts'

const amounts = { limit: 100, snippetLength: 100, withSections: false }

/** Makes the form of the search page live: the address says what is asked, and follows what is typed. */
export function createResultsPage(
  form: HTMLFormElement,
  client: SearchClient,
  settings: SearchSettings,
): void {
  const input = form.querySelector('input')!
  const choice = form.querySelector('select')
  const view = createView(form.closest('main')!, settings)
  const asker = createAsker({ client, settings }, amounts, { show: view.show, fail: () => view.fail(ask) })
  const place = () => readSearchPlace(new URLSearchParams(location.search), settings)
  const ask = () => {
    view.begin(input.value)
    if (input.value.trim() === '') asker.cancel()
    else asker.ask(input.value, place())
  }
  const rewrite = () => {
    rewriteAddress(input.value, choice ? chooseContext(choice.value, place(), settings) : place())
    ask()
  }
  const read = () => {
    input.value = queryOfAddress()
    if (choice) choice.value = place().context?.path ?? choice.options[0]!.value
    ask()
  }
  const follow = () => {
    if (!form.isConnected) navigation.removeEventListener('currententrychange', follow)
    else if (queryOfAddress() !== input.value) read()
  }
  input.addEventListener('input', rewrite)
  choice?.addEventListener('change', rewrite)
  form.addEventListener('submit', (event) => event.preventDefault())
  if ('navigation' in window) navigation.addEventListener('currententrychange', follow)
  read()
  input.focus({ preventScroll: true })
}

const queryOfAddress = () => new URLSearchParams(location.search).get('q') ?? ''

function chooseContext(path: string, { version }: SearchPlace, { contexts }: SearchSettings): SearchPlace {
  return { version, context: contexts.find((context) => context.path === path) }
}

/** The path stays: it may have a slash at its end or none. */
function rewriteAddress(query: string, place: SearchPlace): void {
  const isPlain = query === '' && !place.context && !place.version
  const href = isPlain ? location.pathname : searchPageHref(query, place, location.pathname)
  history.replaceState(history.state, '', href)
}

/** The parts of the page that tell what was found. */
function createView(page: Element, settings: SearchSettings) {
  const status = page.querySelector('[data-search-status]')!
  const results = page.querySelector('[data-search-results]')!
  const heading = page.querySelector('h1')!
  const plainTitle = document.title
  return {
    begin(query: string) {
      document.title = query.trim() ? uiText('searchResultsFor', { query }) : plainTitle
      heading.textContent = document.title
      status.replaceChildren()
      results.ariaBusy = String(query.trim() !== '')
      if (query.trim() === '') results.replaceChildren()
    },
    show({ hits, total, words, errors, isPartial }: SearchAnswer) {
      const found = total > 0 ? uiText('documentsFound', { count: total }) : uiText('noDocumentsFound')
      const problems = errors.map(({ message }) => element('small', { className: 'search-problem' }, message))
      status.replaceChildren(found, ...(isPartial ? [` ${uiText('searchPartial')}`] : []), ...problems)
      results.replaceChildren(...hits.map((hit) => resultElement(hit, words, settings)))
      results.ariaBusy = 'false'
    },
    fail(retry: () => void) {
      const button = element('button', { type: 'button', onclick: retry }, uiText('retry'))
      status.replaceChildren(uiText('searchFailed'), ' ', button)
      results.replaceChildren()
      results.ariaBusy = 'false'
    },
  }
}
