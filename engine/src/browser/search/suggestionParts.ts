import { element } from './element.ts'
import { searchText } from './searchText.ts'

/** A box and what unfolds below it. */
export interface SuggestionParts {
  form: HTMLFormElement
  input: HTMLInputElement
  popup: HTMLElement
  /** What there is to say above the list, or in its place. */
  note: HTMLElement
  list: HTMLElement
  /** What could not be read of the query. */
  problems: HTMLElement
  more: HTMLElement
  /** Is read to those who listen. */
  status: HTMLElement
}

/** Makes a combobox of the input of a form. A page may have several. */
export function addSuggestionParts(form: HTMLFormElement): SuggestionParts {
  const input = form.querySelector('input')!
  const list = element('div', { id: freeId(), role: 'listbox', ariaLabel: searchText('suggestions') })
  const note = element('div', { className: 'search-note', hidden: true })
  const problems = element('div', { className: 'search-problems' })
  const more = element('div', { className: 'search-all' })
  const end = element('div', { className: 'search-end' }, problems, more)
  const popup = element('div', { className: 'search-popup', hidden: true }, note, list, end)
  const status = element('span', { className: 'sr-only', role: 'status' })
  form.append(popup, status)
  Object.assign(input, {
    role: 'combobox',
    ariaAutoComplete: 'list',
    ariaExpanded: 'false',
    ariaHasPopup: 'listbox',
  })
  input.setAttribute('aria-controls', list.id)
  // The list leaves the focus in the box, where the keys are heard.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  return { form, input, popup, note, list, problems, more, status }
}

function freeId(): string {
  let number = 0
  while (document.getElementById(`search-options-${number}`)) number++
  return `search-options-${number}`
}

/** Unfolds or folds what stands below the box. */
export function setOpen({ form, input, popup, list }: SuggestionParts, isOpen: boolean): void {
  popup.hidden = !isOpen
  form.toggleAttribute('data-open', isOpen)
  input.ariaExpanded = String(isOpen && list.childElementCount > 0)
}

/** Puts a text and what goes with it above the list; nothing stands there when it is empty. */
export function say({ note }: SuggestionParts, text: string, ...more: Node[]): void {
  note.replaceChildren(text, ...more)
  note.hidden = text === ''
}
