import type { DocContent, PageData } from '../../model/pageData.ts'
import { classNames } from '../classNames.ts'
import { EditMeta } from './EditMeta.tsx'
import { TagsRow } from './TagsRow.tsx'

interface ArticleFooterProps {
  content: Pick<DocContent, 'tags' | 'editUrl' | 'lastUpdate'>
  page: PageData
  /** Classes for its rows, besides those that all articles have. */
  classes?: { tags?: string; meta: string }
}

/**
 * The footer of a note or a post: tags, edit link, last change and "copy page". Renders nothing without any of these.
 */
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
