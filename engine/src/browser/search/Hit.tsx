import type { SearchSettings } from '../../model/searchSettings.ts'
import type { MarkedText, SearchAnswer, SearchHit } from '../../search/query/searchHit.ts'
import { searchText } from './searchText.ts'

interface HitOptionProps {
  hit: SearchHit
  href: string
  id: string
  isChosen: boolean
  settings: Pick<SearchSettings, 'explicitPath'>
}

/** A suggestion: title, snippet and path of a hit. */
export function HitOption({ hit, href, id, isChosen, settings }: HitOptionProps) {
  const { kind, title, section, snippet, lang, isBelow } = hit
  const path = hitPath(hit, settings.explicitPath)
  const name = section ?? title
  const hasName = name.text !== ''
  return (
    <a
      id={id}
      href={href}
      role="option"
      className="search-option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-kind={kind}
      data-below={isBelow ? '' : undefined}
    >
      <span className="search-option-title" lang={lang}>
        <Marked text={!hasName && snippet ? snippet : name} />
      </span>
      {snippet && hasName && (
        <span className="search-option-text" lang={lang}>
          <Marked text={snippet} />
        </span>
      )}
      {path && (
        <span className="search-option-path" lang={lang}>
          {path}
        </span>
      )}
    </a>
  )
}

/** A recent search, offered as a suggestion. */
export function RecentOption({
  query,
  ...option
}: Pick<HitOptionProps, 'href' | 'id' | 'isChosen'> & { query: string }) {
  const { href, id, isChosen } = option
  return (
    <a
      id={id}
      href={href}
      role="option"
      className="search-option"
      tabIndex={-1}
      aria-selected={isChosen}
      data-kind="recent"
      data-query={query}
    >
      <span className="search-option-title">{query}</span>
    </a>
  )
}

/** A result as the search page shows it. */
export function HitResult({ hit, href }: Pick<HitOptionProps, 'hit' | 'href'>) {
  const { title, section, breadcrumbs, snippet, lang } = hit
  const path = [...breadcrumbs, ...(section ? [title.text] : [])].join(' › ')
  return (
    <article className="search-result" lang={lang}>
      <h2>
        <a href={href}>
          <Marked text={section ?? title} />
        </a>
      </h2>
      {path && <p className="search-result-path">{path}</p>}
      {snippet && (
        <p>
          <Marked text={snippet} />
        </p>
      )}
    </article>
  )
}

/** The breadcrumb line of a suggestion: its page, or the whole path to it. */
export function hitPath({ kind, title, breadcrumbs, href, isBelow }: SearchHit, isExplicit: boolean): string {
  if (title.text === '')
    return kind !== 'page' && href.startsWith('/docs/api-reference/') ? searchText('apiReference') : ''
  const own = kind === 'page' ? [] : [title.text]
  const way = (isExplicit || kind === 'page') && !isBelow ? breadcrumbs : []
  return [...way, ...own].join(' › ')
}

/** A text with its matches in `<mark>` elements. */
function Marked({ text: { text, marks } }: { text: MarkedText }) {
  const ends = [0, ...marks.map(([, to]) => to)]
  return (
    <>
      {marks.map(([from, to], index) => [
        text.slice(ends[index], from),
        <mark key={from}>{text.slice(from, to)}</mark>,
      ])}
      {text.slice(ends.at(-1))}
    </>
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
