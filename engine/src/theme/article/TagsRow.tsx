import type { PageLink } from '../../model/pageData.ts'
import { classNames } from '../classNames.ts'
import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../useUiText.ts'
import { TagList } from './TagList.tsx'

/** The labelled row of tags below a note or a post. */
export const TagsRow = replaceable(
  'TagsRow',
  ({ tags, className }: { tags: PageLink[]; className?: string }) => {
    const uiText = useUiText()
    return (
      <div className={classNames('theme-doc-footer-tags-row', className)}>
        <b>{uiText('tagsLabel')}</b>
        <TagList tags={tags} />
      </div>
    )
  },
)
