import type { PageLink } from '../../model/pageData.ts'

/** Tags in a row, each linking to its page. */
export function TagList({ tags }: { tags: PageLink[] }) {
  return (
    <ul className="tags">
      {tags.map(({ label, href }) => (
        <li key={href}>
          <a className="tag" rel="tag" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
