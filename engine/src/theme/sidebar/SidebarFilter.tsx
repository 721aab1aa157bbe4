import { type KeyboardEvent, useRef, useState } from 'react'
import { createText, type Translation } from '../../model/createText.ts'
import type { PageData } from '../../model/pageData.ts'
import type { FilteredPage, FilterList } from '../../model/sidebar.ts'
import { wordFilter } from '../../std/text.ts'
import { useUiText } from '../texts.tsx'

/** The filter of a long sidebar as it is in the page: an empty field, which a script takes over once it is touched. */
export function SidebarFilterPlace({ filter }: { filter: NonNullable<PageData['sidebarFilter']> }) {
  const label = useUiText()('filterPages')
  return (
    <sotay-island data-files={filter.files} data-when="touched" data-list={filter.list}>
      <SidebarFilter label={label} />
    </sotay-island>
  )
}

interface SidebarFilterProps {
  label: string
  /** Undefined until it is fetched. */
  list?: FilterList | undefined
  /** What the reader wrote before the script ran. */
  written?: string
}

/** A field, and while something is written in it the pages whose names hold its words, in place of the sidebar. */
export function SidebarFilter({ label, list, written = '' }: SidebarFilterProps) {
  const [query, setQuery] = useState(written)
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    field.current!.value = ''
    setQuery('')
  }
  const followKey = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const first = currentTarget.parentElement!.querySelector('a')
    if (key === 'Escape') clear()
    if (key === 'Enter') first?.click()
    if (key === 'ArrowDown') first?.focus()
  }
  return (
    <>
      <input
        ref={field}
        className="menu-filter"
        type="search"
        placeholder={label}
        aria-label={label}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
        onKeyDown={followKey}
      />
      {list && query.trim() !== '' && <FilteredPages list={list} query={query} onChoice={clear} />}
    </>
  )
}

interface FilteredPagesProps {
  list: FilterList
  query: string
  onChoice: () => void
}

function FilteredPages({ list: { pages, words, uiLang }, query, onChoice }: FilteredPagesProps) {
  const text = createText<FilterWords>(words as Translation<FilterWords>, uiLang)
  const found = filterPages(pages, query)
  const said = found.length > 0 ? text('pagesInside', { count: found.length }) : text('noFilteredPages')
  return (
    <>
      <p className={found.length > 0 ? 'sr-only' : 'menu__link'} role="status">
        {said}
      </p>
      <ul className="menu__list">
        {found.slice(0, mostShown).map(({ label, href, groups }) => (
          <li key={href + label} className="menu__list-item">
            <a className="menu__link" href={href} onClick={onChoice}>
              {label}
              {groups.length > 0 && <small>{groups.join(' › ')}</small>}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

type FilterWords = { noFilteredPages: string; pagesInside: { one: string; other: string } }

/** Whoever has more pages before them writes another letter. */
const mostShown = 100

/** The pages whose label or groups hold each word of a query, those whose label does first. Marks and case do not count. */
export function filterPages(pages: FilteredPage[], query: string): FilteredPage[] {
  const holds = wordFilter(query)
  const found = pages.filter(({ label, groups }) => holds([...groups, label].join(' ')))
  return [...found.filter(({ label }) => holds(label)), ...found.filter(({ label }) => !holds(label))]
}
