import type { Heading } from '../../model/pageData.ts'
import { uiText } from '../../model/uiText.ts'
import { Html } from '../content/Html.tsx'
import { type HeadingNode, nestHeadings } from './nestHeadings.ts'

/** The page's headings: a closed box above the text on narrow screens, an open column beside it on wide ones. */
export function TableOfContents({ headings, lang }: { headings: Heading[]; lang: string }) {
  if (headings.length === 0) return null
  return (
    <details className="theme-doc-toc-mobile theme-doc-toc-desktop">
      <summary>{uiText('onThisPage')}</summary>
      <nav aria-label={uiText('onThisPage')}>
        <HeadingList nodes={nestHeadings(headings)} className="table-of-contents" lang={lang} />
      </nav>
    </details>
  )
}

interface HeadingListProps {
  nodes: HeadingNode[]
  className?: string
  lang?: string
}

function HeadingList({ nodes, className, lang }: HeadingListProps) {
  if (nodes.length === 0) return null
  return (
    <ul className={className} lang={lang}>
      {nodes.map(({ heading: { id, html }, children }) => (
        <li key={id}>
          <Html
            tag="a"
            className="table-of-contents__link toc-highlight"
            href={`#${encodeURIComponent(id)}`}
            html={html}
          />
          <HeadingList nodes={children} />
        </li>
      ))}
    </ul>
  )
}
