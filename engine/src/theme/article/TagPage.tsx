import type { ContentOf, PageData } from '../../model/pageData.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { PageHeader } from '../layouts/PageHeader.tsx'
import { useUiText } from '../useUiText.ts'
import { VisibilityBanner } from './VisibilityBanner.tsx'

/** The notes with a tag, and the posts with it where the blog shares the tags of the notes. */
export function TagPage({ page, content }: { page: PageData; content: ContentOf<'tag'> }) {
  const uiText = useUiText()
  return (
    <DocLayout page={page}>
      <VisibilityBanner unlisted={content.unlisted} />
      <PageHeader title={page.title}>
        {content.description && <p>{content.description}</p>}
        <a href={content.tagsHref}>{uiText('viewAllTags')}</a>
      </PageHeader>
      {content.docs.map(({ label, href, description }) => (
        <section className="tagged-doc" key={href}>
          <h2>
            <a href={href}>{label}</a>
          </h2>
          {description && <p>{description}</p>}
        </section>
      ))}
      {content.posts.length > 0 && (
        <section className="tagged-doc">
          <h2>{uiText('postsWithTag')}</h2>
          <ul>
            {content.posts.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DocLayout>
  )
}
