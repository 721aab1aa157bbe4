import { use } from 'react'
import type { PageData } from '../../model/pageData.ts'
import type { PlacedPart } from '../../model/themeParts.ts'
import { DocPage, MarkdownPage } from '../article/DocPage.tsx'
import { AllPagesPage, GeneratedIndexPage } from '../article/GeneratedIndexPage.tsx'
import { NotFoundPage } from '../article/NotFoundPage.tsx'
import { TagPage, TagsListPage } from '../article/tags.tsx'
import { BlogPageContent } from '../blog/BlogPageContent.tsx'
import { Html } from '../content/pieces.tsx'
import { GraphPage } from '../graph/GraphPage.tsx'
import { NoteContext } from '../notes/noteContext.ts'
import { OfflinePage } from '../offline/OfflinePage.tsx'
import { PartPlace } from '../overrides/replaceable.tsx'
import { partProps } from '../parts/partProps.ts'
import { SearchPage } from '../search/SearchPage.tsx'

/** The content of a page, by kind. */
export function PageContent({ page }: { page: PageData }) {
  const environment = use(NoteContext)
  const props = partProps(page, environment)
  const content = <OwnContent page={page} />
  const laidOut = blogKinds.includes(page.content.kind) && (
    <PartPlace name="BlogLayout" props={{ ...props, children: content }}>
      {content}
    </PartPlace>
  )
  return (
    <PartPlace name={pageParts(page)} props={props}>
      {laidOut || content}
    </PartPlace>
  )
}

type Kind = PageData['content']['kind']

/** Those parts by the kind of the page. */
const partsOf: Partial<Record<Kind, PlacedPart[]>> = {
  doc: ['DocItem'],
  generatedIndex: ['DocCategoryGeneratedIndexPage'],
  tagsList: ['DocTagsListPage'],
  tag: ['DocTagDocListPage'],
  markdownPage: ['MDXPage'],
  search: ['SearchPage'],
  notFound: ['NotFound', 'NotFound/Content'],
  post: ['BlogPostPage'],
  archive: ['BlogArchivePage'],
}

/** The parts of the theme of Docusaurus that draw a page; the first that the site has is drawn. */
export const pageParts = (page: PageData): PlacedPart[] => blogPart(page) ?? partsOf[page.content.kind] ?? []

/** The part that draws a page which lists posts or tags of a blog. */
function blogPart({ content, htmlClasses }: PageData): PlacedPart[] | undefined {
  if (content.kind === 'tagsList' && htmlClasses.includes('plugin-blog')) return ['BlogTagsListPage']
  if (content.kind !== 'postList') return undefined
  if (content.tag !== undefined) return ['BlogTagsPostsPage']
  return content.author ? [] : ['BlogListPage']
}

const blogKinds: Kind[] = ['post', 'postList', 'authorsList']

/** The content of a page as this theme draws it. */
export function OwnContent({ page }: { page: PageData }) {
  const { content } = page
  switch (content.kind) {
    case 'doc':
      return <DocPage page={page} content={content} />
    case 'generatedIndex':
      return <GeneratedIndexPage page={page} content={content} />
    case 'allPages':
      return <AllPagesPage page={page} content={content} />
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
    case 'graph':
      return <GraphPage page={page} content={content} />
    case 'offline':
      return <OfflinePage page={page} />
    case 'notFound':
      return <NotFoundPage page={page} content={content} />
    default:
      return <BlogPageContent page={page} content={content} />
  }
}
