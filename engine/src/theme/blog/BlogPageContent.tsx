import type { BlogContent } from '../../model/blogContent.ts'
import type { ContentOf, PageData } from '../../model/pageData.ts'
import { DateText } from '../content/pieces.tsx'
import { DocLayout, PageHeader } from '../layouts/DocLayout.tsx'
import { AuthorsListPage } from './authors.tsx'
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

/** Every post, by year. */
function ArchivePage({ page, content }: { page: PageData; content: ContentOf<'archive'> }) {
  return (
    <DocLayout page={page}>
      <PageHeader title={page.title} />
      <article>
        {content.years.map(({ year, posts }) => (
          <section className="archive-year" key={year}>
            <h2 id={String(year)}>{year}</h2>
            <ul>
              {posts.map(({ title, href, date, lang }) => (
                <li key={href}>
                  <DateText date={date} uiLang={page.uiLang} form={{ month: 'long', day: 'numeric' }} />
                  <span className="sr-only"> - </span>
                  <a href={href} lang={lang}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </article>
    </DocLayout>
  )
}
