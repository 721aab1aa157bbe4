import type { DocContent } from '../../model/pageData.ts'
import { EditMeta } from './EditMeta.tsx'
import { TagsRow } from './TagsRow.tsx'

/** What stands below a note: its tags, where to mend it, when it last changed. */
export function DocFooter({ content, uiLang }: { content: DocContent; uiLang: string }) {
  const { tags, editUrl, lastUpdate } = content
  if (tags.length === 0 && !editUrl && !lastUpdate) return null
  return (
    <footer className="theme-doc-footer">
      {tags.length > 0 && <TagsRow tags={tags} />}
      <EditMeta className="theme-doc-footer-edit-meta-row" {...{ editUrl, lastUpdate, uiLang }} />
    </footer>
  )
}
