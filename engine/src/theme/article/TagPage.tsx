import type { PageContent, PageData } from '../../model/pageData.ts'
import { uiText } from '../../model/uiText.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { VisibilityBanner } from './VisibilityBanner.tsx'

type Tag = Extract<PageContent, { kind: 'tag' }>

/** The notes that share a tag. */
export function TagPage({ page, content }: { page: PageData; content: Tag }) {
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
    </DocLayout>
  )
}
