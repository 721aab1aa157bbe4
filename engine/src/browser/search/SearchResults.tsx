import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer, SearchFacets, SearchHit } from '../../search/query/searchHit.ts'
import { ResultsFrame } from '../../theme/search/SearchParts.tsx'
import { isModified } from '../element.ts'
import type { AskedSearch } from './askedSearch.ts'
import { AnswerHit, PageHits } from './Hit.tsx'
import { firstPartly, groupHits, type HitGroup } from './hitGroups.ts'
import type { KeptSearches } from './recentSearches.ts'
import { InsteadNote, NothingFound, QueryProblems } from './SearchNotes.tsx'
import { hitHref } from './searchLinks.ts'
import { resultsText, searchText } from './searchText.ts'

/** What the search page shows below its form. */
export interface ResultsState {
  content:
    | { kind: 'nothing' }
    | { kind: 'waiting' }
    | { kind: 'failed'; isLasting: boolean }
    | { kind: 'answer'; answer: SearchAnswer; query: string }
  /** What results can be filtered by, and are. */
  filters?: SearchFacets & { asked: Filter }
  /** Whether there are more results, which come when the reader is near, or only when the button is pressed. */
  more: 'none' | 'near' | 'pressed'
}

/** A filter of the results; undefined is none. */
export type Filter = Pick<AskedSearch, 'section' | 'lang'>

export interface ResultsActions {
  settings: SearchSettings
  retry: () => void
  /** Asks for more results. */
  more: () => void
  choose: (filter: Filter) => void
  /** Searches without results, where the site has them kept. */
  unanswered?: KeptSearches | undefined
  /** The reader opens a result. */
  opened: () => void
}

/** The results of a search, with their filters and their number. */
export function SearchResults({ state, ...actions }: { state: ResultsState } & ResultsActions) {
  const { content, filters, more } = state
  const list = useRef<HTMLDivElement>(null)
  useArrows(list)
  // The former results stay until there are others: a list that is empty between two keys flickers.
  const shown = useRef<SearchAnswer>(undefined)
  if (content.kind !== 'waiting') shown.current = content.kind === 'answer' ? content.answer : undefined
  const answer = shown.current
  const groups = answer ? groupHits(answer) : []
  return (
    <>
      <ResultsFrame
        list={list}
        filters={filters && <Filters filters={filters} choose={actions.choose} />}
        status={<Status content={content} {...actions} />}
        results={answer && <Results answer={answer} groups={groups} {...actions} />}
      />
      <MoreResults {...{ more, list, count: groups.length }} press={actions.more} />
      {actions.unanswered && <Unanswered searches={actions.unanswered} />}
    </>
  )
}

/** The searches without results that are kept on this device, as a file for the author. */
function Unanswered({ searches }: { searches: KeptSearches }) {
  const [isForgotten, setForgotten] = useState(false)
  const list = searches.list()
  if (list.length === 0 || isForgotten) return null
  const forget = () => {
    searches.clear()
    setForgotten(true)
  }
  return (
    <p className="search-unanswered">
      {resultsText('unansweredSearches', { count: list.length })}{' '}
      <a
        download="searches-without-results.txt"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${list.join('\n')}\n`)}`}
      >
        {resultsText('downloadList')}
      </a>{' '}
      <button type="button" onClick={forget}>
        {resultsText('deleteList')}
      </button>
    </p>
  )
}

/** Arrows move from the field of the page to its results, and between these. */
function useArrows(list: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const main = list.current!.closest('main')
    const field = main?.querySelector('input')
    const move = (event: KeyboardEvent) => {
      const { key, target } = event
      const isMoving = (key === 'ArrowDown' || key === 'ArrowUp') && !isModified(event) && !event.isComposing
      const stops = [field!, ...list.current!.querySelectorAll('a')]
      const place = stops.indexOf(target as never)
      const next = stops[place + (key === 'ArrowDown' ? 1 : -1)]
      if (!isMoving || place < 0 || !next) return
      event.preventDefault()
      next.focus()
    }
    main?.addEventListener('keydown', move)
    return () => main?.removeEventListener('keydown', move)
  }, [list])
}

interface ResultsProps extends Pick<ResultsActions, 'settings' | 'opened'> {
  answer: SearchAnswer
  groups: HitGroup[]
}

function Results({ answer, groups, settings, opened }: ResultsProps) {
  const linkTo = (hit: SearchHit) => {
    const href = hitHref(hit, answer.words, settings)
    return { href, onClick: opened, onAuxClick: opened }
  }
  const partly = firstPartly(groups)
  return (
    <>
      {answer.best && <AnswerHit hit={answer.best} link={linkTo(answer.best)} />}
      {groups.map((group, place) => {
        const { href } = group.page ?? group.sections[0]!
        const pageLink = linkTo({ ...(group.page ?? group.sections[0]!), hash: '' })
        return (
          // By its address, so that neither focus nor a click is lost when snippets or more results arrive.
          <article key={`${href} ${place}`} className="search-result">
            {place === partly && <p className="search-partly">{searchText('partlyFound')}</p>}
            <PageHits
              id={`search-result-${place}`}
              isExplicit={settings.explicitPath}
              heading="h2"
              {...{ group, linkTo, pageLink }}
            />
          </article>
        )
      })}
    </>
  )
}

type StatusProps = Pick<ResultsState, 'content'> & Pick<ResultsActions, 'retry' | 'settings'>

function Status({ content, retry, settings }: StatusProps) {
  if (content.kind === 'waiting') return searchText('loading')
  if (content.kind === 'failed')
    return (
      <>
        {searchText('searchFailed')}{' '}
        <button type="button" onClick={content.isLasting ? () => location.reload() : retry}>
          {searchText('retry')}
        </button>
      </>
    )
  if (content.kind === 'nothing') return null
  const { total, full = total, isPartial, errors } = content.answer
  return (
    <>
      {total > 0 ? resultsText('documentsFound', { count: total }) : resultsText('noDocumentsFound')}
      {full < total && ` ${resultsText('withAllWords', { count: full })}`}
      {isPartial && ` ${searchText('searchPartial')}`}
      <InsteadNote answer={content.answer} page={settings.page} />
      <QueryProblems errors={errors} query={content.query} />
      <NothingFound answer={content.answer} settings={settings} />
    </>
  )
}

function Filters({
  filters,
  choose,
}: {
  filters: NonNullable<ResultsState['filters']>
  choose: ResultsActions['choose']
}) {
  const { sections, langs, asked } = filters
  const names = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' })
  return (
    <>
      <FilterGroup
        label={resultsText('filterBySection')}
        values={sections}
        chosen={asked.section}
        choose={(section) => choose({ section })}
      />
      <FilterGroup
        label={resultsText('filterByLanguage')}
        values={langs}
        chosen={asked.lang}
        nameOf={(lang) => names.of(lang) ?? lang}
        choose={(lang) => choose({ lang })}
      />
    </>
  )
}

interface FilterGroupProps {
  label: string
  values: string[]
  chosen: string | undefined
  nameOf?: (value: string) => string
  choose: (value: string | undefined) => void
}

/** Chips of a filter. One with a single value is left out, unless that value is chosen and can be removed. */
function FilterGroup({ label, values, chosen, nameOf = (value) => value, choose }: FilterGroupProps) {
  const all = chosen && !values.includes(chosen) ? [...values, chosen] : values
  if (all.length < 2 && !chosen) return null
  return (
    <div role="group" aria-label={label} className="search-filter">
      {all.map((value) => (
        <button
          key={value}
          type="button"
          className="search-chip"
          aria-pressed={value === chosen}
          onClick={() => choose(value === chosen ? undefined : value)}
        >
          {nameOf(value)}
        </button>
      ))}
    </div>
  )
}

interface MoreResultsProps {
  more: ResultsState['more']
  list: RefObject<HTMLDivElement | null>
  /** The number of results that are shown. */
  count: number
  press: () => void
}

/** The button that loads more results, and presses itself when the reader scrolls near it. */
function MoreResults({ more, list, count, press }: MoreResultsProps) {
  const button = useRef<HTMLButtonElement>(null)
  /** Index of the first result that a click loads, which gets the focus. */
  const next = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (next.current !== undefined && count > next.current) {
      list.current!.querySelectorAll('.search-result')[next.current]!.querySelector('a')!.focus()
      next.current = undefined
    }
  }, [list, count])
  useEffect(() => {
    if (more === 'near' && count > 0) return pressWhenNear(button.current!, press)
  }, [more, count, press])
  if (more === 'none') return null
  const load = () => {
    next.current = count
    press()
  }
  return (
    <button ref={button} type="button" className="search-more" onClick={load}>
      {resultsText('moreResults')}
    </button>
  )
}

/** Presses once; a button with the focus waits for the reader. Returns a function that stops this. */
function pressWhenNear(button: Element, press: () => void): () => void {
  const seen = new IntersectionObserver(
    (entries) => {
      const isReached = entries.some(({ isIntersecting }) => isIntersecting)
      if (!isReached || button === document.activeElement) return
      seen.disconnect()
      press()
    },
    { rootMargin: '0px 0px 600px' },
  )
  seen.observe(button)
  return () => seen.disconnect()
}
