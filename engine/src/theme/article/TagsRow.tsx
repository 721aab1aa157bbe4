import type { PageLink } from '../../model/pageData.ts'
import { classNames } from '../classNames.ts'
import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../useUiText.ts'

/** The tags of a note, each leading to the notes that share it. */
export const TagsRow = replaceable(
  'TagsRow',
  ({ tags, className }: { tags: PageLink[]; className?: string }) => {
    const uiText = useUiText()
    return (
      <div className={classNames('theme-doc-footer-tags-row', className)}>
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
  },
)
