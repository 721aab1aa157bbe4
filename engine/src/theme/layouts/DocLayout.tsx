import type { ReactNode } from 'react'
import { elementIds } from '../../model/markup.ts'
import type { PageData } from '../../model/pageData.ts'
import type { PageLink, PageLinkOrText } from '../../model/pageParts.ts'
import { sectionOf } from '../../model/sidebar.ts'
import { Breadcrumbs } from '../article/Breadcrumbs.tsx'
import { Pagination } from '../article/Pagination.tsx'
import { PartPlace, replaceable } from '../overrides/replaceable.tsx'
import { tocProps, toPartLink } from '../parts/partProps.ts'
import { classNames } from '../texts.tsx'
import { TableOfContents } from '../toc/TableOfContents.tsx'

interface DocLayoutProps {
  page: PageData
  breadcrumbs?: PageLinkOrText[]
  previous?: PageLink
  next?: PageLink
  children: ReactNode
}

/** An article with breadcrumbs, table of contents and pagination. */
export const DocLayout = replaceable('DocLayout', ({ page, children, ...links }: DocLayoutProps) => (
  <main id={elementIds.main} className="doc-layout" data-hue={hueOf(page)}>
    <LaidOut page={page} {...links}>
      {children}
    </LaidOut>
  </main>
))

/** Cards have the hue of their section. Texts have one colour: links, the outline and diagrams that of the site. */
const hueOf = ({ content, sidebar }: PageData) =>
  content.kind === 'generatedIndex' ? sectionOf(sidebar?.items)?.hue : undefined

/** What is in the grid of an article. */
export function LaidOut({ page, breadcrumbs = [], previous, next, children }: DocLayoutProps) {
  const Article = listsArticles.test(page.content.kind) ? 'div' : 'article'
  return (
    <>
      {breadcrumbs.length > 0 && (
        <PartPlace name="DocBreadcrumbs">
          <Breadcrumbs items={breadcrumbs} homeHref={page.hasHomePage ? page.homeHref : undefined} />
        </PartPlace>
      )}
      {page.toc && (
        <PartPlace name={['DocItem/TOC/Desktop', 'TOC', 'TOCItems']} props={tocProps(page)}>
          <TableOfContents headings={page.toc} lang={page.lang} />
        </PartPlace>
      )}
      {page.content.kind === 'markdownPage' && !page.toc ? (
        <div className="row">
          <div className={classNames('col', page.content.isWide && 'col--12')}>
            <Article>{children}</Article>
          </div>
        </div>
      ) : (
        <Article>{children}</Article>
      )}
      <PartPlace
        name={['DocItem/Paginator', 'DocPaginator']}
        props={{ previous: toPartLink(previous), next: toPartLink(next) }}
      >
        <Pagination previous={previous} next={next} />
      </PartPlace>
    </>
  )
}

/** Kinds of pages that have an article for what they list, or for each part of it. */
const listsArticles = /^(?:archive|generatedIndex|tag|tagsList)$/

/** The header of a page that has no Markdown of its own: its title, and children below it. */
export function PageHeader({
  title,
  icon,
  children,
}: {
  title: string
  icon?: string
  children?: ReactNode
}) {
  return (
    <header className="page-header">
      <h1 data-tile={icon}>{title}</h1>
      {children}
    </header>
  )
}
