import type { SearchSettings } from '../../model/searchSettings.ts'
import { type AskedSearch, readAskedSearch, searchPageHref } from './askedSearch.ts'
import { createAsker } from './createAsker.ts'
import { createFilters } from './filters.ts'
import { createResultsView } from './resultsView.ts'
import type { SearchServices } from './searchBox.ts'

/** How many results stand there at first, and how many come each time the reader reaches their end. */
const portion = 100
const snippetLength = 100

/** Makes the form of the search page live: the address says what is asked, and follows what is typed and chosen. */
export function createResultsPage(form: HTMLFormElement, services: SearchServices): void {
  const { client, settings, recent } = services
  const main = form.closest('main')!
  const input = form.querySelector('input')!
  let limit = portion
  const view = createResultsView(main, settings, () => ask(limit + portion))
  const filters = createFilters(main, (chosen) => change({ ...readAddress(settings), ...chosen }))
  const asker = createAsker(client, settings, {
    answer(answer) {
      const asked = readAddress(settings)
      filters.show(answer.facets, asked)
      view.show(answer, { query: asked.query, limit })
    },
    fail() {
      if (limit === portion) return view.fail(() => ask(portion))
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
  const change = (asked: AskedSearch) => {
    writeAddress(asked)
    ask(portion)
  }
  const remember = () => recent.add(readAddress(settings).query)
  const show = () => {
    fillForm(form, readAddress(settings))
    ask(portion)
  }
  const read = () => {
    remember()
    show()
  }
  followForm(form, settings, change)
  followAddress(form, read)
  rememberWhatLeads(main, remember)
  if (takeTyped(input, settings)) show()
  else read()
  input.focus({ preventScroll: true })
}

const readAddress = (settings: SearchSettings): AskedSearch =>
  readAskedSearch(new URLSearchParams(location.search), settings)

/** The path stays: it may have a slash at its end or none. */
const writeAddress = (asked: AskedSearch) =>
  history.replaceState(history.state, '', searchPageHref(asked, location.pathname))

/** What was typed before this code came is asked for, not what the address still says. Gives whether anything was. */
function takeTyped({ value }: HTMLInputElement, settings: SearchSettings): boolean {
  if (value !== '') writeAddress({ ...readAddress(settings), query: value })
  return value !== ''
}

const findChoice = (form: HTMLFormElement) => form.querySelector('select')

function fillForm(form: HTMLFormElement, { query, context }: AskedSearch): void {
  const choice = findChoice(form)
  form.querySelector('input')!.value = query
  if (choice) choice.value = context?.path ?? ''
}

function followForm(
  form: HTMLFormElement,
  settings: SearchSettings,
  change: (asked: AskedSearch) => void,
): void {
  const input = form.querySelector('input')!
  const choice = findChoice(form)
  const rewrite = () => {
    const asked = { ...readAddress(settings), query: input.value }
    if (choice) asked.context = settings.contexts.find(({ path }) => path === choice.value)
    change(asked)
  }
  input.addEventListener('input', rewrite)
  choice?.addEventListener('change', rewrite)
}

/** The address changes without this page when the reader goes back, or searches from the box. */
function followAddress(form: HTMLFormElement, read: () => void): void {
  if (!('navigation' in window)) return
  const input = form.querySelector('input')!
  const follow = () => {
    const query = new URLSearchParams(location.search).get('q') ?? ''
    if (!form.isConnected) navigation.removeEventListener('currententrychange', follow)
    else if (query !== input.value) read()
  }
  navigation.addEventListener('currententrychange', follow)
}

/** A search is worth keeping once it was sent, or one of its results opened. */
function rememberWhatLeads(main: HTMLElement, remember: () => void): void {
  const follow = ({ target }: Event) => {
    if ((target as Element).closest('.search-result a')) remember()
  }
  main.addEventListener('click', follow)
  main.addEventListener('auxclick', follow)
  main.addEventListener('submit', (event) => {
    event.preventDefault()
    remember()
  })
}
