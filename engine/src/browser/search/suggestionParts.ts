import { element } from '../element.ts'
import { searchText } from './searchText.ts'

/** The elements of a box and its popup. */
export interface SuggestionParts {
  form: HTMLFormElement
  input: HTMLInputElement
  popup: HTMLElement
  /** A message above the list, or in its place. */
  note: HTMLElement
  list: HTMLElement
  /** Messages about parts of the query that could not be parsed. */
  problems: HTMLElement
  more: HTMLElement
  /** Read aloud by screen readers. */
  status: HTMLElement
}

/** Turns the input of a form into a combobox. A page may have several. */
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
  // The focus stays in the box, whose keys are handled.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  return { form, input, popup, note, list, problems, more, status }
}

function freeId(): string {
  let number = 0
  while (document.getElementById(`search-options-${number}`)) number++
  return `search-options-${number}`
}

/** Opens or closes the popup. */
export function setOpen({ form, input, popup, list }: SuggestionParts, isOpen: boolean): void {
  popup.hidden = !isOpen
  form.toggleAttribute('data-open', isOpen)
  input.ariaExpanded = String(isOpen && list.childElementCount > 0)
}

/** Shows a message above the list; an empty text hides it. */
export function say({ note }: SuggestionParts, text: string, ...more: Node[]): void {
  note.replaceChildren(text, ...more)
  note.hidden = text === ''
}

/**
 * The chosen suggestion, which Enter opens. The focus stays in the box; `aria-activedescendant` tells screen readers
 * the choice.
 */
export interface Choice {
  /** -1 is none. */
  index(): number
  set(index: number): void
  /** Handles a key; returns false when the key does not move the choice. */
  move(key: string): boolean
  chosen(): HTMLAnchorElement | undefined
}

export function createChoice({ input, list }: Pick<SuggestionParts, 'input' | 'list'>): Choice {
  let index = -1
  const chosen = () => list.children[index] as HTMLAnchorElement | undefined
  const set = (next: number) => {
    index = next
    for (const [place, option] of [...list.children].entries()) option.ariaSelected = String(place === index)
    const option = chosen()
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }
  return {
    index: () => index,
    set,
    move(key) {
      const next = moveChoice(key, index, list.childElementCount)
      if (next !== undefined) set(next)
      return next !== undefined
    },
    chosen,
  }
}

/** The index of the suggestion that a key moves to (-1 is none); undefined when the key does not move the choice. */
export function moveChoice(key: string, choice: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (choice + 1) % count
  if (key === 'ArrowUp') return choice <= 0 ? count - 1 : choice - 1
  return undefined
}
