import type { ContentOf, PageData } from '../../model/pageData.ts'
import { DateText } from '../content/DateText.tsx'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { PageHeader } from '../layouts/PageHeader.tsx'

/** Every post, by year. */
export function ArchivePage({ page, content }: { page: PageData; content: ContentOf<'archive'> }) {
  return (
    <DocLayout page={page}>
      <PageHeader title={page.title} />
      {content.years.map(({ year, posts }) => (
        <section className="archive-year" key={year}>
          <h2>{year}</h2>
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
    </DocLayout>
  )
}
