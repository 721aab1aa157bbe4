import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer } from '../../search/query/searchHit.ts'
import { element } from '../element.ts'
import { optionElement, problemNotes, recentElement } from './hitElements.ts'
import { allResultsLink } from './searchLinks.ts'
import type { SearchPlace } from './searchPlace.ts'
import { searchText } from './searchText.ts'
import { addSuggestionParts, createChoice, type SuggestionParts, say, setOpen } from './suggestionParts.ts'

/** The popup below the box: suggestions, one of them chosen, or a message in their place. */
export interface SuggestionList {
  isOpen(): boolean
  show(answer: SearchAnswer, asked: Asked): void
  /** Offers recent searches; `clear` deletes them. */
  offer(recent: string[], clear: () => void): void
  /** Shows a loading message in place of an old answer. */
  wait(): void
  fail(retry: () => void): void
  close(): void
  /** Handles a key; returns false when the key does not move the choice. */
  move(key: string): boolean
  chosen(): HTMLAnchorElement | undefined
}

/** The query, and where in the site it was made. */
interface Asked {
  query: string
  place: SearchPlace
}

export function createSuggestionList(form: HTMLFormElement, settings: SearchSettings): SuggestionList {
  const parts = addSuggestionParts(form)
  const choice = createChoice(parts)
  const { popup } = parts
  const tell = (text: string, ...more: Node[]) => {
    showOptions(parts, [])
    choice.set(-1)
    say(parts, text, ...more)
    parts.status.textContent = text
    setOpen(parts, true)
  }
  return {
    isOpen: () => !popup.hidden,
    chosen: choice.chosen,
    show(answer, asked) {
      const former = popup.hidden ? 0 : Math.max(choice.index(), 0)
      const isSame = showAnswer(parts, { ...asked, answer }, settings)
      // Snippets arrive after the results and must not undo a choice made meanwhile.
      choice.set(Math.min(isSame ? former : 0, answer.hits.length - 1))
    },
    offer(recent, clear) {
      tell(searchText('recentSearches'), button(searchText('clearRecentSearches'), clear))
      showOptions(
        parts,
        recent.map((query) => recentElement(query, settings)),
      )
      setOpen(parts, true)
    },
    wait: () => tell(searchText('loading')),
    fail: (retry) => tell(searchText('searchFailed'), button(searchText('retry'), retry)),
    close() {
      setOpen(parts, false)
      choice.set(-1)
    },
    move: (key) => !popup.hidden && choice.move(key),
  }
}

const button = (label: string, onclick: () => void) => element('button', { type: 'button', onclick }, label)

/** Shows an answer. Returns whether its suggestions lead to the same addresses as the ones before. */
function showAnswer(
  parts: SuggestionParts,
  { answer, query, place }: Asked & { answer: SearchAnswer },
  settings: SearchSettings,
): boolean {
  const { hits, words } = answer
  const isSame = showOptions(
    parts,
    hits.map((hit) => optionElement(hit, words, settings)),
  )
  describe(parts, answer, query)
  const link = allResultsLink({ query, place, hasHits: hits.length > 0 }, settings)
  if (link) parts.more.append(element('a', { href: link.href }, link.label))
  setOpen(parts, true)
  return isSame
}

/**
 * Replaces the options. Returns whether the new ones lead to the same addresses; then the old elements stay, so that
 * a click in progress is not lost.
 */
function showOptions({ list, problems, more }: SuggestionParts, options: HTMLAnchorElement[]): boolean {
  const there = [...list.children] as HTMLAnchorElement[]
  const isSame =
    options.length > 0 &&
    options.length === there.length &&
    options.every(({ href }, index) => href === there[index]!.href)
  for (const [index, option] of options.entries()) {
    option.id = `${list.id}-${index}`
    if (isSame) there[index]!.replaceChildren(...option.childNodes)
  }
  if (!isSame) list.replaceChildren(...options)
  problems.replaceChildren()
  more.replaceChildren()
  return isSame
}

function describe(parts: SuggestionParts, { hits, isPartial, errors }: SearchAnswer, query: string): void {
  const hasHits = hits.length > 0
  say(parts, hasHits ? (isPartial ? searchText('searchPartial') : '') : searchText('noResults'))
  parts.problems.replaceChildren(...problemNotes(errors, query))
  parts.status.textContent = hasHits
    ? searchText('resultsShown', { count: hits.length })
    : searchText('noResults')
}
