import type { SearchFacets } from '../../search/query/searchHit.ts'
import { element } from '../element.ts'
import type { AskedSearch } from './askedSearch.ts'
import { searchText } from './searchText.ts'

/** The filter that a click on a chip sets; undefined removes it. */
type Chosen = Pick<AskedSearch, 'section' | 'lang'>

/** Chips on the search page that filter the results by section or language. */
export interface Filters {
  show(facets: SearchFacets, asked: AskedSearch): void
  hide(): void
}

interface Group {
  label: string
  values: string[]
  chosen?: string
  nameOf(value: string): string
  choose(value: string | undefined): void
}

export function createFilters(main: Element, change: (chosen: Chosen) => void): Filters {
  const place = main.querySelector('[data-search-filters]')!
  const names = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' })
  return {
    show({ sections, langs }, { section, lang }) {
      const groups: Group[] = [
        {
          label: searchText('filterBySection'),
          values: sections,
          chosen: section,
          nameOf: (value) => value,
          choose: (value) => change({ section: value }),
        },
        {
          label: searchText('filterByLanguage'),
          values: langs,
          chosen: lang,
          nameOf: (value) => names.of(value) ?? value,
          choose: (value) => change({ lang: value }),
        },
      ]
      showGroups(place, groups)
    },
    hide: () => place.replaceChildren(),
  }
}

/** Replaces the chips, keeping the focus on the chip that has it. */
function showGroups(place: Element, groups: Group[]): void {
  const focused = place.contains(document.activeElement) ? document.activeElement!.textContent : undefined
  place.replaceChildren(...groups.flatMap(groupElement))
  if (focused === undefined) return
  for (const chip of place.querySelectorAll('button')) if (chip.textContent === focused) chip.focus()
}

/** A filter with a single value is left out, unless that value is chosen and can be removed. */
function groupElement({ label, values, chosen, nameOf, choose }: Group): HTMLElement[] {
  const all = chosen && !values.includes(chosen) ? [...values, chosen] : values
  if (all.length < 2 && !chosen) return []
  const chips = all.map((value) => {
    const isChosen = value === chosen
    const onclick = () => choose(isChosen ? undefined : value)
    const ariaPressed = String(isChosen)
    return element(
      'button',
      { type: 'button', className: 'search-chip', ariaPressed, onclick },
      nameOf(value),
    )
  })
  return [element('div', { role: 'group', ariaLabel: label, className: 'search-filter' }, ...chips)]
}
