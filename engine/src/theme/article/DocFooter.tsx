import type { DocContent, PageData } from '../../model/pageData.ts'
import { replaceable } from '../overrides/replaceable.tsx'
import { ArticleFooter } from './ArticleFooter.tsx'

/** The footer of a note. */
export const DocFooter = replaceable('DocFooter', (props: { content: DocContent; page: PageData }) => (
  <ArticleFooter {...props} />
))
