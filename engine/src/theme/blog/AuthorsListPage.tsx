import type { ContentOf, PageData } from '../../model/pageData.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { PageHeader } from '../layouts/PageHeader.tsx'
import { useUiText } from '../useUiText.ts'
import { AuthorView } from './AuthorView.tsx'

/** Everyone who writes in the blog, and how much. */
export function AuthorsListPage({ page, content }: { page: PageData; content: ContentOf<'authorsList'> }) {
  const uiText = useUiText()
  return (
    <DocLayout page={page}>
      <PageHeader title={page.title} />
      <ul className="authors-list">
        {content.authors.map((author, index) => (
          <li key={index}>
            <AuthorView author={author} />
            {author.description && <p>{author.description}</p>}
            <small>{uiText('posts', { count: author.count })}</small>
          </li>
        ))}
      </ul>
    </DocLayout>
  )
}
