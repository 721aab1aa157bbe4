import type { PageData } from '../../model/pageData.ts'
import { DocPage, MarkdownPage } from '../article/DocPage.tsx'
import { GeneratedIndexPage } from '../article/GeneratedIndexPage.tsx'
import { NotFoundPage } from '../article/NotFoundPage.tsx'
import { TagPage, TagsListPage } from '../article/tags.tsx'
import { BlogPageContent } from '../blog/BlogPageContent.tsx'
import { Html } from '../content/Html.tsx'
import { OfflinePage } from '../offline/OfflinePage.tsx'
import { SearchPage } from '../search/SearchPage.tsx'

/** The content of a page, by kind. */
export function PageContent({ page }: { page: PageData }) {
  const { content } = page
  switch (content.kind) {
    case 'doc':
      return <DocPage page={page} content={content} />
    case 'generatedIndex':
      return <GeneratedIndexPage page={page} content={content} />
    case 'tagsList':
      return <TagsListPage page={page} content={content} />
    case 'tag':
      return <TagPage page={page} content={content} />
    case 'markdownPage':
      return <MarkdownPage page={page} content={content} />
    case 'reactPage':
      return <Html className="react-page" html={content.html} lang={page.lang} />
    case 'search':
      return <SearchPage page={page} content={content} />
    case 'offline':
      return <OfflinePage page={page} />
    case 'notFound':
      return <NotFoundPage page={page} content={content} />
    default:
      return <BlogPageContent page={page} content={content} />
  }
}
