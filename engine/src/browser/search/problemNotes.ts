import type { SearchAnswer } from '../../search/query/searchHit.ts'
import { element } from '../element.ts'
import { searchText } from './searchText.ts'

/** Messages about parts of a query that could not be parsed: each names the part and the reason. */
export function problemNotes(errors: SearchAnswer['errors'], query: string): HTMLElement[] {
  return errors.map(({ message, start, end }) => {
    const text = searchText('queryProblem', {
      written: query.normalize('NFC').slice(start, end),
      reason: message,
    })
    return element('p', { className: 'search-problem' }, text)
  })
}
