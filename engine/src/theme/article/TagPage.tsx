import type { PageContent, PageData } from '../../model/pageData.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { useUiText } from '../useUiText.ts'
import { VisibilityBanner } from './VisibilityBanner.tsx'

type Tag = Extract<PageContent, { kind: 'tag' }>

/** The notes that share a tag, and the posts that do where the blog shares the tags of the notes. */
export function TagPage({ page, content }: { page: PageData; content: Tag }) {
  const uiText = useUiText()
  return (
    <DocLayout page={page}>
      <VisibilityBanner unlisted={content.unlisted} />
      <header className="page-header">
        <h1>{page.title}</h1>
        {content.description && <p>{content.description}</p>}
        <a href={content.tagsHref}>{uiText('viewAllTags')}</a>
      </header>
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
