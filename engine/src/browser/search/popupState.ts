import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer } from '../../search/query/searchHit.ts'
import type { SearchPlace } from './askedSearch.ts'
import { searchPageHref } from './askedSearch.ts'
import { shownHits } from './hitGroups.ts'
import { allResultsLink, hitHref } from './searchLinks.ts'
import { boxText, searchText } from './searchText.ts'

/** What the popup below a search box shows. */
export type PopupContent =
  | { kind: 'nothing' }
  | { kind: 'waiting' }
  | { kind: 'failed'; isLasting: boolean }
  /** The field is empty; recent searches are offered if there are any. */
  | { kind: 'recent'; queries: string[] }
  | { kind: 'answer'; answer: SearchAnswer; query: string; place: SearchPlace }

/** The popup and the chosen one of its options; -1 is none. */
export interface PopupState {
  content: PopupContent
  choice: number
}

export const closedPopup: PopupState = { content: { kind: 'nothing' }, choice: -1 }

type LinkSettings = Pick<SearchSettings, 'highlight' | 'page'>

/** The addresses that the options of a popup lead to. */
export function optionHrefs(content: PopupContent, settings: LinkSettings): string[] {
  if (content.kind === 'recent')
    return content.queries.map((query) => searchPageHref({ query, version: '' }, settings.page))
  if (content.kind !== 'answer') return []
  const { answer } = content
  return shownHits(answer).map((hit) => hitHref(hit, answer.words, settings))
}

/**
 * Puts other content into the popup. Snippets and the answer arrive after their results and must not undo a choice made
 * meanwhile.
 */
export function showContent(state: PopupState, content: PopupContent, settings: LinkSettings): PopupState {
  const { content: former, choice } = state
  if (content.kind === 'nothing' && former.kind === 'nothing') return state
  // The former results stay until there are others: a list that is empty between two keys flickers.
  if (content.kind === 'waiting' && former.kind === 'answer' && former.answer.hits.length > 0) return state
  if (content.kind !== 'answer') return { content, choice: -1 }
  const hrefs = optionHrefs(content, settings)
  const isSame = former.kind === 'answer' && former.query === content.query
  // The first one was chosen by nobody.
  const chosen = isSame && choice > 0 ? hrefs.indexOf(optionHrefs(former, settings)[choice]!) : 0
  return { content, choice: Math.min(Math.max(chosen, 0), hrefs.length - 1) }
}

/** The index of the option that a key moves to (-1 is none); undefined when the key does not move the choice. */
export function moveChoice(key: string, choice: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (choice + 1) % count
  if (key === 'ArrowUp') return choice <= 0 ? count - 1 : choice - 1
  return undefined
}

/** The attributes of a field whose popup has a list with this id. */
export function comboboxOf(id: string, { choice }: PopupState, hasOptions: boolean) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasOptions,
    'aria-haspopup': 'listbox',
    'aria-controls': id,
    'aria-activedescendant': choice < 0 ? undefined : `${id}-${choice}`,
  } as const
}

/** The texts around the options: a message above them or in their place, and what screen readers announce. */
export function popupTexts(content: PopupContent): { note: string; status: string } {
  switch (content.kind) {
    case 'nothing':
      return { note: '', status: '' }
    case 'waiting':
      return both(searchText('loading'))
    case 'failed':
      return both(searchText('searchFailed'))
    case 'recent':
      return both(content.queries.length > 0 ? boxText('recentSearches') : '')
    case 'answer': {
      const { hits, isPartial } = content.answer
      if (hits.length === 0) return both(boxText('noResults'))
      const status = boxText('resultsShown', { count: shownHits(content.answer).length })
      return { note: isPartial ? searchText('searchPartial') : '', status }
    }
  }
}

const both = (text: string) => ({ note: text, status: text })

/** The link below the options to all results, if there is one. */
export function moreLink(content: PopupContent, settings: Pick<SearchSettings, 'page' | 'everywhere'>) {
  if (content.kind !== 'answer') return undefined
  const { answer, query, place } = content
  return allResultsLink({ query, place, hasHits: answer.hits.length > 0 }, settings)
}
