import type { ReactNode } from 'react'
import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer } from '../../search/query/searchHit.ts'
import { searchText } from './searchText.ts'

/** A link that asks another query where the search is: in the box, or on the search page. */
function AskLink({ query, label, page }: { query: string; label: string; page: string }) {
  return (
    <a href={`${page}?${new URLSearchParams({ q: query })}`} data-query={query}>
      {label}
    </a>
  )
}

/**
 * Says which words were left out on purpose, and what was searched for in place of typed ones, with a link to the
 * search for exactly these.
 */
export function InsteadNote({ answer, page }: { answer: SearchAnswer; page: string }) {
  const { instead, without } = answer
  return (
    <>
      {without && (
        <p className="search-instead">{searchText('withoutWords', { words: without.join(', ') })}</p>
      )}
      {instead && <Instead instead={instead} page={page} />}
    </>
  )
}

function Instead({ instead, page }: { instead: NonNullable<SearchAnswer['instead']>; page: string }) {
  return (
    <p className="search-instead">
      {instead.words.map(({ typed, used, isKnown }) => (
        <span key={typed}>{searchText(isKnown ? 'shownInstead' : 'nothingForShown', { typed, used })} </span>
      ))}
      <AskLink
        query={instead.exactQuery}
        label={searchText('searchExactly', { query: instead.words.map(({ typed }) => typed).join(' ') })}
        page={page}
      />
    </p>
  )
}

interface NothingFoundProps {
  answer: SearchAnswer
  settings: Pick<SearchSettings, 'page' | 'tags'>
  children?: ReactNode
}

/** Where a reader may go from a query without results: similar words, the tags, and what else there is. */
export function NothingFound({ answer, settings: { page, tags }, children }: NothingFoundProps) {
  const { hits, nearest = [] } = answer
  if (hits.length > 0) return null
  return (
    <div className="search-nothing">
      {nearest.length > 0 && (
        <p>
          {searchText('similarWords')}{' '}
          {nearest.map((word) => (
            <AskLink key={word} query={word} label={word} page={page} />
          ))}
        </p>
      )}
      {(tags || children) && (
        <p>
          {tags && <a href={tags}>{searchText('lookThroughTags')}</a>} {children}
        </p>
      )}
    </div>
  )
}

/** Messages about parts of a query that could not be parsed: each names the part and the reason. */
export function QueryProblems({ errors, query }: Pick<SearchAnswer, 'errors'> & { query: string }) {
  return errors.map(({ message, start, end }) => (
    <p key={start} className="search-problem">
      {searchText('queryProblem', { written: query.normalize('NFC').slice(start, end), reason: message })}
    </p>
  ))
}
