import { createElement } from 'react'
import type { Author, PostListContent } from '../../model/blogContent.ts'
import type { Footer, FooterLink, NavbarDropdown, NavbarItem } from '../../model/chrome.ts'
import type { DocContent, PageData } from '../../model/pageData.ts'
import type { Card, Heading, PageLink } from '../../model/pageParts.ts'
import { isLinkOnly, type SidebarItem } from '../../model/sidebar.ts'
import { Html } from '../content/pieces.tsx'
import type { NoteEnvironment } from '../notes/noteContext.ts'

/** Under this key what a part is given holds the value that it was made from, so that the part can be drawn as here. */
const source = Symbol.for('sotay.source')

type Made<From> = { [source]?: From }

/** What a value in the shape of Docusaurus was made from; undefined for one that a site made itself. */
export const sourceOf = <From>(made: object): From | undefined => (made as Made<From>)[source]

/** What the part that draws a page is given. */
export function partProps(page: PageData, { note, facts }: Partial<NoteEnvironment> = {}): object {
  const { content } = page
  const sidebar = blogSidebarProps(page)
  switch (content.kind) {
    case 'doc':
    case 'markdownPage':
      return { content: note && toPartText(content.html, { ...note, assets: {} }) }
    case 'generatedIndex': {
      const { title, description, href: permalink } = page
      const navigation = { previous: toPartLink(content.previous), next: toPartLink(content.next) }
      return { categoryGeneratedIndex: { title, description, permalink, slug: permalink, navigation } }
    }
    case 'tag': {
      const { docs, tagsHref: allTagsPath, description, unlisted } = content
      const items = docs.map(({ label: title, href, ...doc }) => ({
        id: href,
        title,
        permalink: href,
        ...doc,
      }))
      return { tag: { label: page.title, allTagsPath, count: docs.length, description, unlisted, items } }
    }
    case 'tagsList': {
      const tags = content.groups.flatMap((group) => group.tags.map((tag) => ({ ...tag, ...toPartTag(tag) })))
      return { title: page.title, tags, sidebar }
    }
    case 'post':
      return { sidebar, content: facts && toPartText(content.html, facts('post') as object) }
    case 'postList': {
      const metadata = listMetadata(page, content)
      const tag = content.tag && toListTag(content)
      const items = facts && listedPosts(content, facts)
      return { sidebar, metadata, items, ...(tag && { tag, listMetadata: metadata }) }
    }
    case 'archive':
      return { archive: { blogPosts: content.years.flatMap(({ posts }) => posts.map(toArchived)) } }
    default:
      return {}
  }
}

const toArchived = ({ title, href: permalink, date }: { title: string; href: string; date: unknown }) => ({
  metadata: { title, permalink, date },
})

/** The sidebar of a blog as parts have it. */
export const blogSidebarProps = ({ sidebar }: PageData) =>
  sidebar && { title: sidebar.title, items: postLinks(sidebar.items) }

/** The posts of the sidebar of a blog; what draws them makes its years. */
const postLinks = (items: SidebarItem[]): object[] =>
  items.flatMap((item) => {
    if (item.kind === 'category') return postLinks(item.items)
    if (item.kind !== 'link') return []
    return [{ title: item.label, permalink: item.href, date: item.date, unlisted: false }]
  })

/** The tag of a list of posts. */
const toListTag = ({ tag, title, all, unlisted, description, postCount: count }: PostListContent) => ({
  ...(tag && toPartTag(tag)),
  count,
  title,
  allTagsPath: all?.href,
  unlisted,
  description,
})

/** What a list of posts says of itself. All of its pages but the last have the same number of posts. */
export function listMetadata({ title, description, href }: PageData, content: PostListContent) {
  const { posts, postCount: totalCount, number: page, pageCount: totalPages, newerHref, olderHref } = content
  const isLast = page === totalPages
  const postsPerPage = isLast && page > 1 ? (totalCount - posts.length) / (page - 1) : posts.length
  return {
    blogTitle: title,
    blogDescription: description,
    permalink: href,
    page,
    totalPages,
    totalCount,
    postsPerPage,
    previousPage: newerHref,
    nextPage: olderHref,
  }
}

/** The posts of a list as parts have them. */
export function listedPosts(list: PostListContent, facts: NoteEnvironment['facts']): { content: object }[] {
  const { posts } = facts('post') as { posts: Record<string, object> }
  return list.posts.map(({ href, html }) => ({ content: toPartText(html, posts[href]) }))
}

/** A text as a component that draws it, with what is known of it, as MDX makes one. */
const toPartText = (html: string, facts: object | undefined) =>
  Object.assign(() => createElement(Html, { html }), facts, { isMDXComponent: true })

/** A link to a page as pagination has it. */
export const toPartLink = (link: PageLink | undefined) => link && { title: link.label, permalink: link.href }

export const toPartTag = ({ label, href }: PageLink) => ({ label, permalink: href })

/** Where a page can be edited, and its last change. */
export function editProps({ editUrl, lastUpdate }: Pick<DocContent, 'editUrl' | 'lastUpdate'>) {
  const { date, author } = lastUpdate ?? {}
  return { editUrl, lastUpdatedAt: date === undefined ? undefined : Date.parse(date), lastUpdatedBy: author }
}

/** A heading as a table of contents has it. */
const toPartHeading = ({ html, id, level }: Heading) => ({ value: html, id, level })

export const tocProps = ({ toc = [] }: PageData) => ({
  toc: toc.map(toPartHeading),
  minHeadingLevel: 2,
  maxHeadingLevel: 6,
})

export const toPartColumns = (columns: Footer['columns']) =>
  columns.map((column) => ({
    title: column.title,
    className: column.className,
    items: column.links.map(toPartFooterLink),
    [source]: column,
  }))

export const toPartFooterLink = (link: FooterLink) => {
  const { label, href, html, className, attributes } = link
  return { ...attributes, label, href, html, className, [source]: link }
}

/** An item of the navbar as the config of Docusaurus has it. */
export function toPartNavbarItem(item: NavbarItem): object {
  const { className } = item
  switch (item.kind) {
    case 'link': {
      const { label, href, html, attributes } = item
      return { type: 'default', ...attributes, label, href, html, className, [source]: item }
    }
    case 'dropdown': {
      const { label, href, items, switches } = item
      const type = switches
        ? `${switches.of === 'version' ? 'docsVersion' : switches.of}Dropdown`
        : 'dropdown'
      const around = switches && itemsAround(items)
      return { type, label, href, className, items: items.map(toPartNavbarItem), ...around, [source]: item }
    }
    case 'html':
      return { type: 'html', value: item.value, className, [source]: item }
    case 'search':
      return { type: 'search', className, [source]: item }
    case 'custom':
      return { ...item.props, type: item.name, [source]: item }
  }
}

/** What a dropdown of languages or versions has around these. */
function itemsAround(items: NavbarDropdown['items']) {
  const isSwitch = (item: (typeof items)[number]) =>
    item.kind === 'link' && ('data-locale' in item.attributes || 'data-version' in item.attributes)
  return {
    dropdownItemsBefore: items.slice(0, items.findIndex(isSwitch)).map(toPartNavbarItem),
    dropdownItemsAfter: items.slice(items.findLastIndex(isSwitch) + 1).map(toPartNavbarItem),
  }
}

/** What a part that draws the sidebar of a page is given. */
export const sidebarProps = ({ sidebar, href }: PageData) => ({
  sidebar: sidebar?.items.map(toPartSidebarItem),
  path: href,
  isHidden: false,
})

/** An item of the sidebar as Docusaurus has it. */
export function toPartSidebarItem(item: SidebarItem): object {
  const { className, customProps } = item
  const extras = { className, customProps, [source]: item }
  if (item.kind === 'html')
    return { type: 'html', value: item.value, defaultStyle: item.defaultStyle, ...extras }
  const { label, href, docId } = item
  if (item.kind === 'link')
    return {
      type: 'link',
      label,
      href,
      docId,
      ...extras,
      get description() {
        return item.about?.description
      },
    }
  const page = { label, href, description: item.description, docId, ...extras }
  const { collapsible, collapsed, items, fallbackHref } = item
  const category = { type: 'category', ...page, collapsible, collapsed, items: items.map(toPartSidebarItem) }
  // There is nothing to unfold.
  return isLinkOnly(item) ? { ...category, href: href ?? fallbackHref, collapsible: false } : category
}

interface PartItem extends Made<SidebarItem> {
  type?: string
  label?: string
  href?: string
  className?: string
  items?: PartItem[]
}

/** The item that one in the shape of Docusaurus was made from, with what a site changed in it. */
export function toSidebarItem(item: PartItem): SidebarItem {
  const { type, items, [source]: from, ...own } = item
  const kind = type === 'category' || type === 'html' ? type : 'link'
  const external = /^https?:/.test(item.href ?? '')
  const isLink = from?.kind === 'category' && isLinkOnly(from)
  return {
    kind,
    external,
    collapsible: true,
    collapsed: false,
    open: true,
    defaultStyle: false,
    ...from,
    ...own,
    ...(isLink && { href: from.href, collapsible: true }),
    ...(items && { items: items.map(toSidebarItem) }),
  } as unknown as SidebarItem
}

/** A card in the shape of an item of the sidebar. */
export function toPartCard(card: Card): object {
  const { kind, label, href, description } = card
  return { type: kind === 'category' ? 'category' : 'link', label, href, description, [source]: card }
}

interface PartCard extends Made<Card> {
  type?: string
  label: string
  href: string
  description?: string
}

/** The card that an item in the shape of Docusaurus was made from, with what a site changed in it. */
export function toCard({ type, label, href, description, [source]: from }: PartCard): Card {
  return {
    kind: type === 'category' ? 'category' : 'link',
    ...from,
    label,
    href,
    ...(description && { description }),
  }
}

/** An author of a post as Docusaurus has it. */
export const toPartAuthor = (author: Author) => {
  const { name, title, imageUrl: imageURL, href: url } = author
  return { name, title, imageURL, url, [source]: author }
}
