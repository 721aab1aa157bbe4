import type { SearchSettings } from '../../model/searchSettings.ts'
import { uiText } from '../../model/uiText.ts'
import type { SearchAnswer } from '../../search/asking/searchHit.ts'
import { element } from './element.ts'
import { moveChoice } from './moveChoice.ts'
import { optionElement } from './optionElement.ts'
import { allResultsLink } from './searchLinks.ts'
import type { SearchPlace } from './searchPlace.ts'

/** What unfolds below the box: suggestions, of which one is chosen, or what there is to say instead. */
export interface SuggestionList {
  isOpen(): boolean
  show(answer: SearchAnswer, query: string, place: SearchPlace): void
  fail(retry: () => void): void
  close(): void
  /** Moves the choice as a key asks; gives false when the key asks for nothing. */
  move(key: string): boolean
  chosen(): Element | undefined
}

const listId = '__search_options'

interface Parts {
  form: HTMLFormElement
  input: HTMLInputElement
  popup: HTMLElement
  list: HTMLElement
  note: HTMLElement
  more: HTMLElement
  /** Is read to those who listen. */
  status: HTMLElement
}

export function createSuggestionList(form: HTMLFormElement, settings: SearchSettings): SuggestionList {
  const parts = addParts(form)
  const { popup, list } = parts
  let choice = -1
  const choose = (next: number) => {
    choice = next
    markChoice(parts, choice)
  }
  return {
    isOpen: () => !popup.hidden,
    chosen: () => list.children[choice],
    show(answer, query, place) {
      const kept = popup.hidden ? 0 : Math.max(choice, 0)
      const options = answer.hits.map((hit, index) =>
        optionElement({ hit, index, words: answer.words }, settings),
      )
      // Texts come after the results: they must not take back what the reader chose meanwhile.
      const isSame = options.map(({ href }) => href).join() === hrefsOf(list)
      list.replaceChildren(...options)
      describe(parts, answer)
      const link = allResultsLink({ query, place, hasHits: options.length > 0 }, settings)
      parts.more.replaceChildren(...(link ? [element('a', { href: link.href }, link.label)] : []))
      setOpen(parts, true)
      choose(isSame ? Math.min(kept, options.length - 1) : options.length > 0 ? 0 : -1)
    },
    fail(retry) {
      list.replaceChildren()
      parts.more.replaceChildren()
      say(
        parts,
        uiText('searchFailed'),
        element('button', { type: 'button', onclick: retry }, uiText('retry')),
      )
      parts.status.textContent = uiText('searchFailed')
      setOpen(parts, true)
    },
    close() {
      setOpen(parts, false)
      choose(-1)
    },
    move(key) {
      const next = popup.hidden ? undefined : moveChoice(key, choice, list.childElementCount)
      if (next !== undefined) choose(next)
      return next !== undefined
    },
  }
}

const hrefsOf = (list: Element) =>
  [...list.children].map((option) => (option as HTMLAnchorElement).href).join()

function markChoice({ input, list }: Parts, choice: number): void {
  for (const [index, option] of [...list.children].entries()) option.ariaSelected = String(index === choice)
  const chosen = list.children[choice]
  chosen?.scrollIntoView({ block: 'nearest' })
  if (chosen) input.setAttribute('aria-activedescendant', chosen.id)
  else input.removeAttribute('aria-activedescendant')
}

function setOpen({ form, input, popup, list }: Parts, isOpen: boolean): void {
  popup.hidden = !isOpen
  form.toggleAttribute('data-open', isOpen)
  input.ariaExpanded = String(isOpen && list.childElementCount > 0)
}

function describe(parts: Parts, { hits, isPartial }: SearchAnswer): void {
  const hasHits = hits.length > 0
  say(parts, hasHits ? (isPartial ? uiText('searchPartial') : '') : uiText('noResults'))
  parts.status.textContent = hasHits ? uiText('resultsShown', { count: hits.length }) : uiText('noResults')
}

function say({ note }: Parts, text: string, ...more: Node[]): void {
  note.replaceChildren(text, ...more)
  note.hidden = text === ''
}

function addParts(form: HTMLFormElement): Parts {
  const input = form.querySelector('input')!
  const list = element('div', { id: listId, role: 'listbox', ariaLabel: uiText('suggestions') })
  const note = element('p', { className: 'search-note', hidden: true })
  const more = element('div', { className: 'search-all' })
  const popup = element('div', { className: 'search-popup', hidden: true }, note, list, more)
  const status = element('span', { className: 'sr-only', role: 'status' })
  form.append(popup, status)
  Object.assign(input, {
    role: 'combobox',
    ariaAutoComplete: 'list',
    ariaExpanded: 'false',
    ariaHasPopup: 'listbox',
  })
  input.setAttribute('aria-controls', listId)
  // The list leaves the focus in the box, where the keys are heard.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  return { form, input, popup, list, note, more, status }
}
