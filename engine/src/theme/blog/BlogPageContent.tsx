import type { BlogContent } from '../../model/blogContent.ts'
import type { PageData } from '../../model/pageData.ts'
import { ArchivePage } from './ArchivePage.tsx'
import { AuthorsListPage } from './AuthorsListPage.tsx'
import { PostListPage } from './PostListPage.tsx'
import { PostPage } from './PostPage.tsx'

/** The content of a blog page, by kind. */
export function BlogPageContent({ page, content }: { page: PageData; content: BlogContent }) {
  switch (content.kind) {
    case 'post':
      return <PostPage page={page} content={content} />
    case 'postList':
      return <PostListPage page={page} content={content} />
    case 'authorsList':
      return <AuthorsListPage page={page} content={content} />
    case 'archive':
      return <ArchivePage page={page} content={content} />
  }
}
