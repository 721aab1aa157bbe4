import type { ContentOf, PageData } from '../../model/pageData.ts'
import { DocLayout, PageHeader } from '../layouts/DocLayout.tsx'
import { SidebarItems } from '../sidebar/SidebarItems.tsx'

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
