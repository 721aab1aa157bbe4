import { Html } from '../content/Html.tsx'
import type { HeadingNode } from './nestHeadings.ts'

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
