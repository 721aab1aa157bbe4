import type { BlogContent } from '../../model/blogContent.ts'
import type { PageData } from '../../model/pageData.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { useUiText } from '../useUiText.ts'
import { AuthorView } from './AuthorView.tsx'

type AuthorsList = Extract<BlogContent, { kind: 'authorsList' }>

/** Everyone who writes in the blog, and how much. */
export function AuthorsListPage({ page, content }: { page: PageData; content: AuthorsList }) {
  const uiText = useUiText()
  return (
    <DocLayout page={page}>
      <header className="page-header">
        <h1>{page.title}</h1>
      </header>
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
