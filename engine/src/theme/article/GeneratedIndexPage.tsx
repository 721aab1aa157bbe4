import type { ContentOf, PageData } from '../../model/pageData.ts'
import { sectionOf } from '../../model/sidebar.ts'
import { CardList } from '../content/CardList.tsx'
import { DocLayout, PageHeader } from '../layouts/DocLayout.tsx'
import { PartPlace } from '../overrides/replaceable.tsx'
import { toPartCard } from '../parts/partProps.ts'
import { SidebarItems } from '../sidebar/SidebarItems.tsx'
import { PageNotices } from './PageNotices.tsx'

/** The index page of a sidebar group that has no note of its own. */
export function GeneratedIndexPage({
  page,
  content,
}: {
  page: PageData
  content: ContentOf<'generatedIndex'>
}) {
  const { breadcrumbs, previous, next, description, icon, cards } = content
  const section = sectionOf(page.sidebar?.items)
  return (
    <DocLayout {...{ page, breadcrumbs, previous, next }}>
      <PageNotices page={page} />
      <PageHeader title={page.title} icon={icon ?? (section?.isOwn ? section.icon : undefined)}>
        {description && <p>{description}</p>}
      </PageHeader>
      <article>
        <PartPlace name="DocCardList" props={{ items: cards.map(toPartCard) }}>
          <CardList cards={cards} />
        </PartPlace>
      </article>
    </DocLayout>
  )
}

/** Every page of a sidebar whose lists are too long to be on each page. A script takes them from here. */
export function AllPagesPage({ page, content }: { page: PageData; content: ContentOf<'allPages'> }) {
  const { id, items } = content.sidebar
  return (
    <DocLayout page={page}>
      <PageHeader title={page.title} />
      <nav className="menu" aria-label={page.title}>
        <SidebarItems items={items} id={id} level={1} />
      </nav>
    </DocLayout>
  )
}
