import { element } from '../element.ts'
import { createSuggester, type Suggester } from './createSuggester.ts'
import type { SearchServices } from './searchClient.ts'
import { findSearchPlace } from './searchPlace.ts'
import { searchText } from './searchText.ts'
import { createSuggestionList, type SuggestionList } from './suggestionList.ts'
import { clearTargetMarks } from './targetMarks.ts'

/** A box that answers while the reader types: a combobox whose suggestions are links. */
export interface SearchBox {
  /** Opens the search client before anything is typed. */
  open(): void
  /** Puts the words that are highlighted on the page into the box. */
  fill(words: string[]): void
}

/** A box and its actions. */
interface BoxActions extends Suggester {
  form: HTMLFormElement
  input: HTMLInputElement
  list: SuggestionList
  /** Adds the query to the recent searches. */
  remember(): void
}

export function createSearchBox(form: HTMLFormElement, services: SearchServices): SearchBox {
  const { client, settings, recent } = services
  const input = form.querySelector('input')!
  const list = createSuggestionList(form, settings)
  const { ask, close } = createSuggester(form, list, services)
  const actions = { form, input, list, ask, close, remember: () => recent.add(input.value) }
  followFocus(actions)
  followBoxKeys(actions)
  form.append(createClearButton(input, close))
  form.addEventListener('click', (event) => followClick(event, actions))
  form.addEventListener('auxclick', (event) => followClick(event, actions))
  form.addEventListener('submit', actions.remember)
  input.addEventListener('input', ask)
  // Text may have been typed before this code was loaded.
  if (input === document.activeElement) ask()
  return {
    open: () => client.open(findSearchPlace(location.pathname, settings).version),
    fill: (words) => {
      input.value = words.join(' ')
    },
  }
}

/**
 * A button that clears the box. If the box is empty already, its button only closes it: on a narrow screen the box
 * covers the page.
 */
function createClearButton(input: HTMLInputElement, close: () => void): HTMLElement {
  const onclick = () => {
    const wasEmpty = input.value === ''
    input.value = ''
    clearTargetMarks()
    close()
    if (!wasEmpty) input.focus()
  }
  const ariaLabel = searchText('clearSearch')
  return element('button', { type: 'button', className: 'close search-clear', ariaLabel, onclick })
}

/** Opens when the reader goes into the box, and closes when the reader goes elsewhere. */
function followFocus({ form, input, list, ask, close }: BoxActions): void {
  const open = () => {
    if (!list.isOpen()) ask()
  }
  input.addEventListener('focus', open)
  input.addEventListener('click', open)
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !form.contains(relatedTarget as Node)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!form.contains(target as Node)) close()
  })
}

/** Leaves links to the browser, which opens them here or in another tab; a recent search is asked again in the box. */
function followClick(event: MouseEvent, { input, ask, close, remember }: BoxActions): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.button > 1) return
  const opensHere = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  const { query } = link.dataset
  if (query === undefined) remember()
  if (!opensHere) return
  close()
  if (query === undefined) return
  event.preventDefault()
  input.value = query
  ask()
}

/** Arrows choose, Enter opens, Escape leaves step by step; Tab moves on, as everywhere. */
function followBoxKeys({ form, input, list, ask, close }: BoxActions): void {
  const giveFocusBack = rememberFocus(form)
  const acts: Record<string, (event: KeyboardEvent) => boolean> = {
    ArrowDown() {
      if (list.isOpen()) return false
      ask()
      return true
    },
    Escape() {
      if (list.isOpen()) close()
      else if (input.value) input.value = ''
      else giveFocusBack()
      return true
    },
    Enter(event) {
      // While an answer is loading, the chosen suggestion belongs to another query, so Enter submits the form
      // instead.
      const chosen = form.hasAttribute('data-loading') ? undefined : list.chosen()
      if (chosen) press(chosen, event)
      return chosen !== undefined
    },
  }
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (list.move(event.key) || acts[event.key]?.(event)) event.preventDefault()
  })
}

/** Returns a function that moves the focus back to where it was before the box had it. */
function rememberFocus(form: HTMLFormElement): () => void {
  let former: EventTarget | null = null
  form.addEventListener('focusin', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) former = relatedTarget
  })
  return () => {
    if (former instanceof HTMLElement) former.focus()
    else (document.activeElement as HTMLElement).blur()
  }
}

/** Enter follows the chosen link as a click with the same keys would. */
function press(link: Element, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}
