import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer } from '../../search/asking/searchHit.ts'
import { createChoice } from './createChoice.ts'
import { element } from './element.ts'
import { optionElement } from './optionElement.ts'
import { problemNotes } from './problemNotes.ts'
import { recentElement } from './recentElement.ts'
import { allResultsLink } from './searchLinks.ts'
import type { SearchPlace } from './searchPlace.ts'
import { searchText } from './searchText.ts'
import { addSuggestionParts, type SuggestionParts, say, setOpen } from './suggestionParts.ts'

/** What unfolds below the box: suggestions, of which one is chosen, or what there is to say instead. */
export interface SuggestionList {
  isOpen(): boolean
  show(answer: SearchAnswer, query: Asked): void
  /** Offers what was searched for before; `clear` forgets it. */
  offer(recent: string[], clear: () => void): void
  /** Says that an answer is on its way; a former one is taken away. */
  wait(): void
  fail(retry: () => void): void
  close(): void
  /** Moves the choice as a key asks; gives false when the key asks for nothing. */
  move(key: string): boolean
  chosen(): HTMLAnchorElement | undefined
}

/** What was asked, and from where. */
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
      const isSame = showOptions(parts, toOptions(parts, answer, settings))
      describe(parts, answer, asked)
      showAllResults(parts, { ...asked, hasHits: answer.hits.length > 0 }, settings)
      setOpen(parts, true)
      // Texts come after the results: they must not take back what the reader chose meanwhile.
      choice.set(Math.min(isSame ? former : 0, answer.hits.length - 1))
    },
    offer(recent, clear) {
      tell(searchText('recentSearches'), button(searchText('clearRecentSearches'), clear))
      showOptions(
        parts,
        recent.map((query, index) => recentElement(query, `${parts.list.id}-${index}`, settings)),
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

function toOptions(
  { list }: SuggestionParts,
  { hits, words }: SearchAnswer,
  settings: SearchSettings,
): HTMLAnchorElement[] {
  return hits.map((hit, index) => optionElement({ hit, words, id: `${list.id}-${index}` }, settings))
}

/** Shows options in place of what stood there. Whether they lead where those led; then the same elements stay, so that a click that has begun is not lost. */
function showOptions({ list, problems, more }: SuggestionParts, options: HTMLAnchorElement[]): boolean {
  const there = [...list.children] as HTMLAnchorElement[]
  const isSame =
    options.length > 0 &&
    options.length === there.length &&
    options.every(({ href }, index) => href === there[index]!.href)
  if (isSame)
    for (const [index, option] of options.entries()) there[index]!.replaceChildren(...option.childNodes)
  else list.replaceChildren(...options)
  problems.replaceChildren()
  more.replaceChildren()
  return isSame
}

function describe(parts: SuggestionParts, { hits, isPartial, errors }: SearchAnswer, { query }: Asked): void {
  const hasHits = hits.length > 0
  say(parts, hasHits ? (isPartial ? searchText('searchPartial') : '') : searchText('noResults'))
  parts.problems.replaceChildren(...problemNotes(errors, query))
  parts.status.textContent = hasHits
    ? searchText('resultsShown', { count: hits.length })
    : searchText('noResults')
}

function showAllResults(
  { more }: SuggestionParts,
  asked: Asked & { hasHits: boolean },
  settings: SearchSettings,
): void {
  const link = allResultsLink(asked, settings)
  if (link) more.append(element('a', { href: link.href }, link.label))
}
