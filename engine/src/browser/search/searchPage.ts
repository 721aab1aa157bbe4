import type { SearchSettings } from '../../model/searchSettings.ts'
import { type AskedSearch, readAddress, writeAddress } from './askedSearch.ts'
import { createLikelyPages } from './LikelyPages.tsx'
import { createResults } from './results.tsx'
import type { SearchServices } from './searchClient.ts'
import { waitAfter } from './useSuggester.ts'

/**
 * Makes the form of the search page live: the address holds the search, and follows what is typed and chosen. The page
 * for addresses that lead nowhere shows what the words of the address find.
 */
export function createSearchPage(form: HTMLFormElement, services: SearchServices): void {
  if (form.dataset.searchPage === 'address') {
    createLikelyPages(form, services)
    return
  }
  const { settings, recent } = services
  const main = form.closest('main')!
  const input = form.querySelector('input')!
  const showResults = createResults(main, services)
  const remember = () => recent.add(readAddress(settings).query)
  const show = () => {
    fillForm(form, readAddress(settings))
    showResults()
  }
  const read = () => {
    remember()
    show()
  }
  followForm(form, settings, showResults)
  followAddress(form, read)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    remember()
  })
  if (takeTyped(input, settings)) show()
  else read()
  input.focus({ preventScroll: true })
}

/** Text typed before this code was loaded wins over the address. Returns whether there was any. */
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

/** Writes the query and the chosen context into the address on each change. */
function followForm(form: HTMLFormElement, settings: SearchSettings, changed: (wait?: number) => void): void {
  const input = form.querySelector('input')!
  const choice = findChoice(form)
  const rewrite = (wait?: number) => {
    const asked = { ...readAddress(settings), query: input.value }
    if (choice) asked.context = settings.contexts.find(({ path }) => path === choice.value)
    writeAddress(asked)
    changed(wait)
  }
  input.addEventListener('input', () => rewrite(waitAfter(input.value)))
  choice?.addEventListener('change', () => rewrite())
}

/** Follows changes of the address that come from outside the form: going back, or a search from the box. */
function followAddress(form: HTMLFormElement, read: () => void): void {
  if (!('navigation' in window)) return
  const input = form.querySelector('input')!
  const { pathname } = location
  const follow = () => {
    const query = new URLSearchParams(location.search).get('q') ?? ''
    if (!form.isConnected) navigation.removeEventListener('currententrychange', follow)
    // The address of another page is there before the page itself.
    else if (location.pathname === pathname && query !== input.value) read()
  }
  navigation.addEventListener('currententrychange', follow)
}
