import type { ComponentProps, ReactNode } from 'react'
import type { MarkedText, SearchHit } from '../../search/query/searchHit.ts'
import type { HitGroup } from './hitGroups.ts'
import { searchText } from './searchText.ts'

interface PageHitsProps {
  group: HitGroup
  /** Id of the title, which names the group. */
  id: string
  /** Whether each section shows the whole way to it. */
  isExplicit: boolean | undefined
  /** What the link of a hit is besides: an option of the box, or a result of the search page. */
  linkTo: (hit: SearchHit) => ComponentProps<'a'>
  /** Element of the title, and the link that it is where the page is only the place of its sections. */
  heading?: 'h2'
  pageLink: ComponentProps<'a'>
}

/** The hits of one page, wherever hits are shown: its title and the way to it, and its best sections below. */
export function PageHits({ group, id, isExplicit, linkTo, heading, pageLink }: PageHitsProps) {
  const { page, sections, more } = group
  const first = page ?? sections[0]!
  const { title, breadcrumbs, lang } = first
  const name = title.text === '' ? apiName(first) : title
  const way = breadcrumbs.join(' › ')
  const titleId = `${id}-title`
  const head = name && { name, id: titleId, heading, kind: 'place' as const, path: way }
  return (
    <div role="group" className="search-page-hits" lang={lang} aria-labelledby={head && titleId}>
      {page ? (
        <HitLink {...(head ?? nameOf(page))} text={page.snippet} kind="page" link={linkTo(page)} />
      ) : (
        head && <HitLink {...head} link={pageLink} />
      )}
      {sections.map((hit) => (
        <HitLink
          key={hit.hash}
          {...nameOf(hit)}
          kind={hit.kind}
          path={isExplicit ? hitPath(hit) : ''}
          link={linkTo(hit)}
        />
      ))}
      {more > 0 && <p className="search-more-here">{searchText('moreInPage', { count: more })}</p>}
    </div>
  )
}

/** The section that answers a question, with its first sentences. */
export function AnswerHit({ hit, link }: { hit: SearchHit; link: ComponentProps<'a'> }) {
  return (
    <div role="group" aria-label={searchText('answer')} className="search-answer" lang={hit.lang}>
      <HitLink
        {...nameOf(hit)}
        label={<span className="search-answer-label">{searchText('answer')}</span>}
        kind="answer"
        path={hitPath(hit)}
        link={link}
      />
    </div>
  )
}

/** A recent search, offered as a suggestion. */
export function RecentHit({ query, link }: { query: string; link: ComponentProps<'a'> }) {
  return (
    <HitLink
      name={{ text: query, marks: [] }}
      kind="recent"
      link={{ ...link, 'data-query': query } as never}
    />
  )
}

interface HitLinkProps {
  label?: ReactNode
  name: MarkedText
  text?: MarkedText | undefined
  path?: string
  kind: SearchHit['kind'] | 'answer' | 'place' | 'recent'
  id?: string
  heading?: 'h2'
  link: ComponentProps<'a'>
}

function HitLink({
  label,
  name,
  text,
  path,
  kind,
  id,
  heading: Title = 'span' as never,
  link,
}: HitLinkProps) {
  return (
    <a {...link} className="search-hit" data-kind={kind}>
      {label}
      <Title id={id} className="search-hit-title">
        <Marked text={name} />
      </Title>
      {path && <span className="search-hit-path">{path}</span>}
      {text && (
        <span className="search-hit-text">
          <Marked text={text} />
        </span>
      )}
    </a>
  )
}

/** The heading of a hit and its text; one without a heading is named by its text. */
function nameOf({ section, title, snippet }: SearchHit): Pick<HitLinkProps, 'name' | 'text'> {
  const name = section ?? title
  return name.text === '' && snippet ? { name: snippet } : { name, text: snippet }
}

function apiName({ href }: SearchHit): MarkedText | undefined {
  return href.startsWith('/docs/api-reference/') ? { text: searchText('apiReference'), marks: [] } : undefined
}

/** The way to a section: breadcrumbs and title of its page. */
export const hitPath = ({ section, title, breadcrumbs }: SearchHit): string =>
  [...breadcrumbs, ...(section ? [title.text] : [])].join(' › ')
/** A text with its code in `<code>` and its matches in `<mark>` elements. */
function Marked({ text: { text, marks, code = [] } }: { text: MarkedText }) {
  const ends = [0, ...code.map(([, to]) => to)]
  const piece = (from: number, to: number) => markPiece(text, marks, [from, to])
  return (
    <>
      {code.map(([from, to], index) => [
        piece(ends[index]!, from),
        <code key={from}>{piece(from, to)}</code>,
      ])}
      {piece(ends.at(-1)!, text.length)}
    </>
  )
}

function markPiece(text: string, all: MarkedText['marks'], [first, last]: [number, number]): ReactNode[] {
  const marks = all.filter(([from, to]) => from >= first && to <= last)
  const ends = [first, ...marks.map(([, to]) => to)]
  return [
    ...marks.map(([from, to], index) => [
      text.slice(ends[index], from),
      <mark key={from}>{text.slice(from, to)}</mark>,
    ]),
    text.slice(ends.at(-1), last),
  ]
}
