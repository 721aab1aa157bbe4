import type { SearchSettings } from '../../model/searchSettings.ts'
import { uiText } from '../../model/uiText.ts'
import { createAsker } from './createAsker.ts'
import { element } from './element.ts'
import type { SearchClient } from './searchClient.ts'
import { findSearchPlace } from './searchPlace.ts'
import { createSuggestionList, type SuggestionList } from './suggestionList.ts'
import { clearTargetMarks } from './targetMarks.ts'

/** The box of the navbar, live: a combobox whose suggestions are links. */
export interface SearchBox {
  /** Has the index ready before anything is typed. */
  open(): void
  /** Shows the words that are marked on the page. */
  fill(words: string[]): void
}

/** What the reader can do with the box. */
interface Actions {
  form: HTMLFormElement
  input: HTMLInputElement
  list: SuggestionList
  ask(): void
  close(): void
}

export function createSearchBox(
  form: HTMLFormElement,
  client: SearchClient,
  settings: SearchSettings,
): SearchBox {
  const input = form.querySelector('input')!
  const clear = addClearButton(form)
  const list = createSuggestionList(form, settings)
  const place = () => findSearchPlace(location.pathname, settings)
  const setLoading = (isLoading: boolean) => form.toggleAttribute('data-loading', isLoading)
  const { limit, snippetLength } = settings
  const asker = createAsker(
    { client, settings },
    { limit, snippetLength, withSections: true },
    {
      show(answer) {
        setLoading(false)
        list.show(answer, input.value.trim(), place())
      },
      fail() {
        setLoading(false)
        list.fail(ask)
      },
    },
  )
  const close = () => {
    asker.cancel()
    setLoading(false)
    list.close()
  }
  const ask = () => {
    if (input.value.trim() === '') return close()
    setLoading(true)
    asker.ask(input.value, place())
  }
  const actions = { form, input, list, ask, close }
  followFocus(actions)
  followKeys(actions, rememberFocus(form))
  form.addEventListener('click', (event) => followClick(event, actions, clear))
  input.addEventListener('input', ask)
  // What was typed before this code came.
  if (input === document.activeElement) ask()
  return {
    open: () => client.open(place().version, () => {}),
    fill: (words) => {
      input.value = words.join(' ')
    },
  }
}

function addClearButton(form: HTMLFormElement): HTMLElement {
  const clear = element('button', {
    type: 'button',
    className: 'close search-clear',
    ariaLabel: uiText('clearSearch'),
  })
  form.append(clear)
  return clear
}

/** Opens where something is typed already, and closes when the reader goes elsewhere. */
function followFocus({ form, input, list, ask, close }: Actions): void {
  input.addEventListener('focus', () => {
    if (!list.isOpen() && input.value.trim() !== '') ask()
  })
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !form.contains(relatedTarget as Node)) close()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!form.contains(target as Node)) close()
  })
}

/** Gives back the focus to where it was before it came to the box. */
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

function followKeys({ input, list, ask, close }: Actions, giveFocusBack: () => void): void {
  const acts: Record<string, () => boolean> = {
    ArrowDown() {
      if (input.value.trim() === '' || list.isOpen()) return false
      ask()
      return true
    },
    Escape() {
      if (list.isOpen()) close()
      else if (input.value) input.value = ''
      else giveFocusBack()
      return true
    },
  }
  input.addEventListener('keydown', (event) => {
    const chosen = list.chosen()
    if (event.isComposing) return
    const isDone =
      list.move(event.key) || acts[event.key]?.() || (event.key === 'Enter' && chosen !== undefined)
    if (isDone) event.preventDefault()
    if (event.key === 'Enter' && chosen) press(chosen, event)
  })
}

/** Enter follows the chosen link as a click with the same keys would. */
function press(link: Element, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

function followClick(event: MouseEvent, { input, close }: Actions, clear: HTMLElement): void {
  const { ctrlKey, metaKey, shiftKey } = event
  const target = event.target as Element
  if (target === clear) {
    input.value = ''
    clearTargetMarks()
    input.focus()
  }
  const isPlainLink = target.closest('a') && !ctrlKey && !metaKey && !shiftKey
  if (target === clear || isPlainLink) close()
}
