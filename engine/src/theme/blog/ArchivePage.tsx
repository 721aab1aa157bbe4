import type { BlogContent } from '../../model/blogContent.ts'
import type { PageData } from '../../model/pageData.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { PostDate } from './PostDate.tsx'

type Archive = Extract<BlogContent, { kind: 'archive' }>

/** Every post, by year. */
export function ArchivePage({ page, content }: { page: PageData; content: Archive }) {
  return (
    <DocLayout page={page}>
      <header className="page-header">
        <h1>{page.title}</h1>
      </header>
      {content.years.map(({ year, posts }) => (
        <section className="archive-year" key={year}>
          <h2>{year}</h2>
          <ul>
            {posts.map(({ title, href, date, lang }) => (
              <li key={href}>
                <PostDate date={date} uiLang={page.uiLang} form={{ month: 'long', day: 'numeric' }} />
                <span className="sr-only"> - </span>
                <a href={href} lang={lang}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </DocLayout>
  )
}
