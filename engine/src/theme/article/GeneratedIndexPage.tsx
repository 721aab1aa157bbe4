import type { PageContent, PageData } from '../../model/pageData.ts'
import { CardList } from '../content/CardList.tsx'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { PageNotices } from './PageNotices.tsx'

type GeneratedIndex = Extract<PageContent, { kind: 'generatedIndex' }>

/** The page of a group that has none written for it. */
export function GeneratedIndexPage({ page, content }: { page: PageData; content: GeneratedIndex }) {
  const { breadcrumbs, previous, next, description, cards } = content
  return (
    <DocLayout {...{ page, breadcrumbs, previous, next }}>
      <PageNotices page={page} />
      <header className="page-header">
        <h1>{page.title}</h1>
        {description && <p>{description}</p>}
      </header>
      <CardList cards={cards} />
    </DocLayout>
  )
}
