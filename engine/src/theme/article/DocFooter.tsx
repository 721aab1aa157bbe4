import type { DocContent, PageData } from '../../model/pageData.ts'
import { replaceable } from '../overrides/replaceable.tsx'
import { EditMeta } from './EditMeta.tsx'
import { TagsRow } from './TagsRow.tsx'

/** What stands below a note: its tags, where to mend it, when it last changed. */
export const DocFooter = replaceable(
  'DocFooter',
  ({ content, page }: { content: DocContent; page: PageData }) => {
    const { tags, editUrl, lastUpdate } = content
    if (tags.length === 0 && !editUrl && !lastUpdate && !page.copyPage) return null
    return (
      <footer className="theme-doc-footer">
        {tags.length > 0 && <TagsRow tags={tags} />}
        <EditMeta className="theme-doc-footer-edit-meta-row" {...{ editUrl, lastUpdate, page }} />
      </footer>
    )
  },
)
