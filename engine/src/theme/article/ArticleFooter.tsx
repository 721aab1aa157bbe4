import type { DocContent, PageData } from '../../model/pageData.ts'
import { classNames } from '../classNames.ts'
import { EditMeta } from './EditMeta.tsx'
import { TagsRow } from './TagsRow.tsx'

interface ArticleFooterProps {
  content: Pick<DocContent, 'tags' | 'editUrl' | 'lastUpdate'>
  page: PageData
  /** Classes of its rows, besides those that all articles have. */
  classes?: { tags?: string; meta: string }
}

/** What stands below a note or a post: its tags, where to mend it, when it last changed. Without any of these, nothing. */
export function ArticleFooter({ content, page, classes }: ArticleFooterProps) {
  const { tags, editUrl, lastUpdate } = content
  if (tags.length === 0 && !editUrl && !lastUpdate && !page.copyPage) return null
  return (
    <footer className="theme-doc-footer">
      {tags.length > 0 && <TagsRow tags={tags} className={classes?.tags} />}
      <EditMeta
        className={classNames('theme-doc-footer-edit-meta-row', classes?.meta)}
        {...{ editUrl, lastUpdate, page }}
      />
    </footer>
  )
}
