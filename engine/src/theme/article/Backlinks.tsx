import type { DocContent } from '../../model/pageData.ts'
import { useUiText } from '../texts.tsx'

/** How many are listed at once; the others can be unfolded. */
const mostShown = 8

type Links = NonNullable<DocContent['backlinks']>

/** The pages that link to a note, each with the sentence around its link. */
export function Backlinks({ links }: { links: Links }) {
  const uiText = useUiText()
  const rest = links.slice(mostShown)
  return (
    <section className="backlinks markdown">
      <h2>{uiText('whatLinksHere')}</h2>
      <LinkList links={links.slice(0, mostShown)} />
      {rest.length > 0 && (
        <details>
          <summary>{uiText('morePages', { count: rest.length })}</summary>
          <LinkList links={rest} />
        </details>
      )}
    </section>
  )
}

function LinkList({ links }: { links: Links }) {
  return (
    <ul>
      {links.map(({ href, title, before, linked, after }) => (
        <li key={href}>
          <a href={href}>{title}</a>{' '}
          {(before || after) && (
            <span>
              {before}
              <b>{linked}</b>
              {after}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Other notes on the subject of a note. */
export function RelatedNotes({ notes }: { notes: NonNullable<DocContent['related']> }) {
  const uiText = useUiText()
  return (
    <section className="backlinks markdown">
      <h2>{uiText('relatedNotes')}</h2>
      <ul>
        {notes.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
