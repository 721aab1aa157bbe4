import type { Heading } from '../../model/pageParts.ts'
import { Html } from '../content/pieces.tsx'
import { replaceable, Slot } from '../overrides/replaceable.tsx'
import { useUiText } from '../texts.tsx'

/** The page's headings: a closed box above the text on narrow screens, an open column beside it on wide ones. */
export const TableOfContents = replaceable(
  'TableOfContents',
  ({ headings, lang }: { headings: Heading[]; lang: string }) => {
    const uiText = useUiText()
    if (headings.length === 0) return null
    return (
      <details className="theme-doc-toc-mobile theme-doc-toc-desktop">
        <summary>{uiText('onThisPage')}</summary>
        <Slot name="toc-before" />
        <nav aria-label={uiText('onThisPage')}>
          <HeadingList
            nodes={nestHeadings(headings)}
            className="table-of-contents"
            linkClassName="table-of-contents__link toc-highlight"
            lang={lang}
          />
        </nav>
        <Slot name="toc-after" />
      </details>
    )
  },
)

interface HeadingListProps {
  nodes: HeadingNode[]
  className?: string
  linkClassName?: string
  lang?: string
}

/** Links to headings, each list below the heading that it belongs to. */
export function HeadingList({ nodes, className, linkClassName, lang }: HeadingListProps) {
  if (nodes.length === 0) return null
  return (
    <ul className={className} lang={lang}>
      {nodes.map(({ heading: { id, html }, children }) => (
        <li key={id}>
          <Html tag="a" className={linkClassName} href={`#${encodeURIComponent(id)}`} html={html} />
          <HeadingList nodes={children} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  )
}

export interface HeadingNode {
  heading: Heading
  children: HeadingNode[]
}

/** Nests each heading below the nearest one before it with a higher rank; levels may be skipped. */
export function nestHeadings(headings: Heading[]): HeadingNode[] {
  const roots: HeadingNode[] = []
  const open: HeadingNode[] = []
  for (const heading of headings) {
    while (open.length > 0 && open.at(-1)!.heading.level >= heading.level) open.pop()
    const node = { heading, children: [] }
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(node)
    open.push(node)
  }
  return roots
}
