import type { PageLink } from '../../model/pageData.ts'
import { uiText } from '../../model/uiText.ts'

/** The tags of a note, each leading to the notes that share it. */
export function TagsRow({ tags }: { tags: PageLink[] }) {
  return (
    <div className="theme-doc-footer-tags-row">
      <b>{uiText('tagsLabel')}</b>
      <ul className="tags">
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a className="tag" rel="tag" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
