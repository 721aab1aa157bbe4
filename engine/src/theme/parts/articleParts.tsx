import { type ReactNode, use } from 'react'
import type { DocContent, PageData } from '../../model/pageData.ts'
import type { Heading, PageLink } from '../../model/pageParts.ts'
import { EditLink, EditMeta, LastUpdated } from '../article/ArticleFooter.tsx'
import { Breadcrumbs, HomeBreadcrumb } from '../article/Breadcrumbs.tsx'
import { DocArticle, DocFooter, languageOf, NoteText } from '../article/DocPage.tsx'
import { VersionBadge, VersionBanner, VisibilityBanner } from '../article/PageNotices.tsx'
import { OwnPaginationLink, Pagination } from '../article/Pagination.tsx'
import { TagGroups, TagsRow } from '../article/tags.tsx'
import { CardLink, CardList } from '../content/CardList.tsx'
import { OverrideContext } from '../contexts.ts'
import { LaidOut } from '../layouts/DocLayout.tsx'
import { OwnContent } from '../layouts/PageContent.tsx'
import { PartPlace } from '../overrides/replaceable.tsx'
import { classNames } from '../texts.tsx'
import { HeadingList, nestHeadings, TableOfContents } from '../toc/TableOfContents.tsx'
import { sourceOf, toCard, tocProps, toPartLink } from './partProps.ts'

/** The page that is drawn. */
export const usePage = (): PageData => use(OverrideContext)!.data

/** What notes have in common; undefined for other kinds of page. */
function useDocContent(): DocContent | undefined {
  const { content } = usePage()
  return content.kind === 'doc' ? content : undefined
}

export type WithChildren = { children?: ReactNode }

/** The page as it is here, whatever its kind. */
export function WholePage() {
  return <OwnContent page={usePage()} />
}

/** Draws nothing of its own. */
export const Through = ({ children }: WithChildren) => children

/** The layout of a note, within the `<main>` of the part that draws it. */
function Layout({ children }: WithChildren) {
  const page = usePage()
  const content = useDocContent()
  if (!content) return children
  return (
    <div className="doc-layout">
      <LaidOut page={page} {...content}>
        <DocArticle {...{ page, content }}>
          <Content>{children}</Content>
        </DocArticle>
      </LaidOut>
    </div>
  )
}

/** The text of a note: as it is here, unless a site adds to it. */
function Content({ children }: WithChildren) {
  const page = usePage()
  const content = useDocContent()
  if (!content) return children
  const isOwn = !children || (children as { type?: unknown }).type === NoteText
  if (isOwn) return <NoteText {...{ page, content }} />
  return (
    <div className="theme-doc-markdown markdown" {...languageOf(page)}>
      {content.syntheticTitle && (
        <header>
          <h1>{content.syntheticTitle}</h1>
        </header>
      )}
      {children}
    </div>
  )
}

function Footer() {
  const page = usePage()
  const content = useDocContent()
  return content && <DocFooter {...{ page, content }} />
}

/** A link in the shape of Docusaurus. */
export interface TitledLink {
  title: string
  permalink: string
}

type Links = Record<'previous' | 'next', TitledLink | undefined>

/** The pages before and after this one. */
function useNeighbours(): { previous?: PageLink; next?: PageLink } {
  const { content } = usePage()
  return 'previous' in content || 'next' in content ? content : {}
}

function Paginator(given: Partial<Links>) {
  const neighbours = useNeighbours()
  const { previous = toLink(given.previous), next = toLink(given.next) } =
    'previous' in given || 'next' in given ? {} : neighbours
  return <Pagination previous={previous} next={next} />
}

export const toLink = (link: TitledLink | undefined): PageLink | undefined =>
  link && { label: link.title, href: link.permalink }

interface NavLinkProps extends TitledLink {
  subLabel?: string
  isNext?: boolean
}

function NavLink({ permalink: href, title: label, subLabel, isNext }: NavLinkProps) {
  return <OwnPaginationLink link={{ href, label }} direction={isNext ? 'next' : 'prev'} sublabel={subLabel} />
}

function OwnBreadcrumbs() {
  const page = usePage()
  const items = 'breadcrumbs' in page.content ? page.content.breadcrumbs : []
  return (
    items.length > 0 && <Breadcrumbs items={items} homeHref={page.hasHomePage ? page.homeHref : undefined} />
  )
}

type PartHeading = { value: string; id: string; level: number }

const toHeading = ({ value, ...heading }: PartHeading): Heading => ({ html: value, text: '', ...heading })

function Toc({ toc }: { toc?: PartHeading[] }) {
  const page = usePage()
  const headings = toc?.map(toHeading) ?? page.toc
  return headings && <TableOfContents headings={headings} lang={page.lang} />
}

interface TocItemsProps {
  toc?: readonly PartHeading[]
  className?: string
  linkClassName?: string
}

function TocItems({
  toc,
  className = 'table-of-contents',
  linkClassName = 'table-of-contents__link toc-highlight',
}: TocItemsProps) {
  const page = usePage()
  const headings = toc?.map(toHeading) ?? page.toc ?? []
  return <HeadingList nodes={nestHeadings(headings)} {...{ className, linkClassName }} lang={page.lang} />
}

function Banner() {
  const { version, siteTitle } = usePage()
  return version && <VersionBanner {...{ version, siteTitle }} />
}

function Badge() {
  const { version } = usePage()
  return version?.hasBadge && <VersionBadge label={version.label} />
}

interface EditProps {
  editUrl?: string
  lastUpdatedAt?: number
  lastUpdatedBy?: string
  className?: string
}

const toUpdate = ({ lastUpdatedAt: date, lastUpdatedBy: author }: EditProps) =>
  date === undefined && !author
    ? undefined
    : { ...(date !== undefined && { date: new Date(date).toISOString() }), author }

function EditRow({ className, editUrl, ...update }: EditProps) {
  const page = usePage()
  const classes = classNames('theme-doc-footer-edit-meta-row', className)
  return <EditMeta className={classes} editUrl={editUrl} lastUpdate={toUpdate(update)} page={page} />
}

function Updated(props: EditProps) {
  const { uiLang } = usePage()
  const update = toUpdate(props)
  return update && <LastUpdated {...{ update, uiLang }} />
}

interface PartTag {
  label: string
  permalink: string
}

const Tags = ({ tags }: { tags: PartTag[] }) =>
  tags.length > 0 && <TagsRow tags={tags.map(({ label, permalink: href }) => ({ label, href }))} />

const Tag = ({ label, permalink, count }: PartTag & { count?: number }) => (
  <a className="tag" rel="tag" href={permalink}>
    {label}
    {count !== undefined && <span className="tag-count">{count}</span>}
  </a>
)

type PartItem = Parameters<typeof toCard>[0]

function Cards({ items }: { items?: PartItem[] }) {
  const { content } = usePage()
  const cards = items?.map(toCard) ?? (content.kind === 'generatedIndex' ? content.cards : [])
  return <CardList cards={cards} />
}

interface CardLayout {
  item: PartItem
  href: string
  title: string
  description?: string
}

interface Visibility {
  metadata: { draft?: boolean; unlisted?: boolean }
}

/** The parts of an article: of a note, of an index, of what is beside them. */
export const articleParts = {
  ContentVisibility: ({ metadata: { draft, unlisted } }: Visibility) => (
    <VisibilityBanner {...{ draft, unlisted }} />
  ),
  DocBreadcrumbs: OwnBreadcrumbs,
  'ContentVisibility/Draft': () => <VisibilityBanner draft />,
  'ContentVisibility/Unlisted': () => <VisibilityBanner unlisted />,
  'DocBreadcrumbs/Items/Home': () => <HomeBreadcrumb href={usePage().homeHref} />,
  'DocBreadcrumbs/StructuredData': () => null,
  DocCard: ({ item }: { item: PartItem }) => (
    <CardLink card={toCard(item)} title={sourceOf(item) ? 'h2' : 'strong'} />
  ),
  'DocCard/Layout': ({ item, href, title, description }: CardLayout) => (
    <CardLink card={toCard({ ...item, label: title, href, description })} title="h2" />
  ),
  DocCardList: Cards,
  DocCategoryGeneratedIndexPage: WholePage,
  DocItem: WholePage,
  'DocItem/Content': Content,
  'DocItem/Footer': Footer,
  'DocItem/Layout': Layout,
  'DocItem/Metadata': () => null,
  'DocItem/StructuredData': () => null,
  'DocItem/Paginator': () => {
    const { previous, next } = useNeighbours()
    return (
      <PartPlace name="DocPaginator" props={{ previous: toPartLink(previous), next: toPartLink(next) }}>
        <Pagination previous={previous} next={next} />
      </PartPlace>
    )
  },
  'DocItem/TOC/Desktop': () => (
    <PartPlace name="TOC" props={tocProps(usePage())}>
      <Toc />
    </PartPlace>
  ),
  // The table of contents is one element for wide and for narrow screens.
  'DocItem/TOC/Mobile': () => null,
  DocPaginator: Paginator,
  DocTagDocListPage: WholePage,
  DocTagsListPage: WholePage,
  DocVersionBadge: Badge,
  DocVersionBanner: Banner,
  EditMetaRow: EditRow,
  EditThisPage: ({ editUrl }: EditProps) => editUrl && <EditLink href={editUrl} />,
  LastUpdated: Updated,
  MDXContent: Through,
  MDXPage: WholePage,
  NotFound: WholePage,
  'NotFound/Content': WholePage,
  PaginatorNavLink: NavLink,
  SearchMetadata: () => null,
  SearchPage: WholePage,
  TOC: Toc,
  TOCCollapsible: () => null,
  TOCItems: TocItems,
  Tag,
  TagsListByLetter: () => {
    const { content } = usePage()
    return content.kind === 'tagsList' && <TagGroups groups={content.groups} />
  },
  TagsListInline: Tags,
  Unlisted: () => <VisibilityBanner unlisted />,
}
