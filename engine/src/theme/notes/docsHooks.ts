import { baseUrl, currentLocale, title as siteTitle, titleDelimiter } from 'sotay:site'
import { type ComponentType, createElement, type PropsWithChildren, type ReactNode, useContext } from 'react'
import { elementIds } from '../../model/markup.ts'
import { documentTitle } from '../../model/pageData.ts'
import { groupBy } from '../../std/collections.ts'
import { PostContext } from '../contexts.ts'
import { NoteContext, usePageFactReader, usePageFacts } from './noteContext.ts'

interface PartItem {
  type: string
  label?: string
  href?: string
  items?: PartItem[]
}

/** The sidebar of the page, as `useDocsSidebar()` of Docusaurus returns it; null where there is none. */
export const useDocsSidebar = () => usePageFacts<{ name: string; items: PartItem[] }>('sidebar') ?? null

/** The way to the page; null where no breadcrumbs are shown. */
export const useSidebarBreadcrumbs = () => usePageFacts<PartItem[] | null>('breadcrumbs') ?? null

/** The post that the page shows, or the one of a list that is being drawn. */
export function useBlogPost(): object {
  const drawn = useContext(PostContext)
  const facts = usePageFacts<{ posts?: Record<string, object> }>('post')
  const post = facts?.posts ? facts.posts[drawn?.head.href ?? ''] : facts
  if (!post) throw new Error('useBlogPost() finds no post: this page is none')
  return post
}

interface PostPlace {
  content: { metadata: { permalink: string } }
  isBlogPostPage?: boolean
  children?: ReactNode
}

/** Says which post is drawn within: one of those that the page of a list is given. */
export function BlogPostProvider({ content, isBlogPostPage = false, children }: PostPlace) {
  const around = useContext(PostContext)
  if (isBlogPostPage) return children
  const head = { href: content.metadata.permalink }
  const value = around?.head.href === head.href ? around : { head, isPostPage: false as const }
  return createElement(PostContext.Provider, { value }, children)
}

export interface DocsVersion {
  name: string
  label: string
  isLast: boolean
  path: string
  mainDocId: string
}

interface ActiveDoc {
  activePlugin?: string
  activeVersion?: DocsVersion
  activeDoc?: { id: string; path: string; sidebar?: string }
  alternateDocVersions: Record<string, { id: string; path: string }>
}

const noDoc: ActiveDoc = { alternateDocVersions: {} }

/** The version and the note that the page shows, and the same note in other versions. */
export const useActiveDocContext = (_id?: string) => usePageFacts<ActiveDoc>('activeDoc') ?? noDoc

export const useActiveVersion = (_id?: string) => useActiveDocContext().activeVersion

export const useActivePlugin = () => {
  const { activePlugin: pluginId } = useActiveDocContext()
  const pluginData = useDocsData(pluginId)
  return pluginId === undefined ? undefined : { pluginId, pluginData }
}

/** The version of the page, as `useDocsVersion()` of Docusaurus returns it. */
export function useDocsVersion() {
  const version = useActiveVersion()
  if (!version) throw new Error('useDocsVersion() finds no version: this page is outside of the docs')
  const read = usePageFactReader()
  return {
    ...version,
    version: version.name,
    pluginId: useActiveDocContext().activePlugin,
    get docs() {
      return read<Record<string, object>>('docTexts') ?? {}
    },
  }
}

interface DocsData {
  path: string
  versions: DocsVersion[]
}

/** All sets of docs, by their ids. */
export const useAllDocsData = () => usePageFacts<Record<string, DocsData>>('docs') ?? {}

/** A set of docs with its versions. */
export const useDocsData = (id = 'default'): DocsData =>
  useAllDocsData()[id] ?? { path: baseUrl, versions: [] }

export const useVersions = (id?: string) => useDocsData(id).versions

export function useLatestVersion(id?: string): DocsVersion | undefined {
  const versions = useVersions(id)
  return versions.find(({ isLast }) => isLast) ?? versions[0]
}

/** The version that a reader prefers is known to the menu of versions only; here it is the latest. */
export const useDocsPreferredVersion = (id?: string) => ({
  preferredVersion: useLatestVersion(id) ?? null,
  savePreferredVersionName() {},
})

/** What is drawn within a copy of the part around all notes. */
export const useDocRootMetadata = ({ children }: { children?: ReactNode }) => ({ docElement: children })

/** The latest version, and the note of the page in it, for a page of another version. */
export function useDocVersionSuggestions(id?: string) {
  const latestVersionSuggestion = useLatestVersion(id)
  const { alternateDocVersions } = useActiveDocContext()
  return {
    latestVersionSuggestion,
    latestDocSuggestion: alternateDocVersions[latestVersionSuggestion?.name ?? ''],
  }
}

/** A note by its id, in the version of the page; undefined for one that is none. */
export const useDocById = (id: string | undefined) =>
  usePageFacts<Record<string, object>>('docTexts')?.[id ?? '']

/** What is listed beside the page: in its category, or at the top of its sidebar. */
export function useCurrentSidebarSiblings(): object[] {
  const category = useContext(NoteContext)?.category?.()
  const sidebar = useDocsSidebar()
  return category?.items ?? sidebar?.items ?? []
}

/** Which group is open is known to the browser, which opens and closes them. */
export const useDocSidebarItemsExpandedState = () => ({ expandedItem: null, setExpandedItem() {} })

/** The items that the sidebar shows: all that it is given. */
export const givenItems = <Item>(items: Item[]) => items

/** Headings of a list of posts, where one needs a class to be scrolled to: none does. */
export const useAnchorTargetClassName = (_id?: string) => undefined

/** The title of the page of a tag of a blog. */
export const useBlogTagsPostsPageTitle = (tag: { title: string }) => tag.title

interface LetterTag {
  label: string
}

/** Tags by their first letters. */
export function listTagsByLetters<Tag extends LetterTag>(tags: Tag[]): { letter: string; tags: Tag[] }[] {
  const sorted = tags.toSorted((a, b) => a.label.localeCompare(b.label))
  const groups = groupBy(sorted, ({ label }) => label[0]!.toUpperCase())
  return [...groups].map(([letter, some]) => ({ letter, tags: some }))
}

/** The emoji that a text begins with, and the rest. */
export function extractLeadingEmoji(text: string): { emoji: string | null; rest: string } {
  const [first] = new Intl.Segmenter().segment(text)
  const emoji = first && /[\p{Extended_Pictographic}\p{Emoji}]/u.test(first.segment) ? first.segment : null
  return { emoji, rest: text.slice(emoji?.length ?? 0) }
}

/** Puts components around one another. */
export const composeProviders = (providers: ComponentType<PropsWithChildren>[]) =>
  function Composed({ children }: PropsWithChildren) {
    return providers.reduceRight<ReactNode>(
      (inner, Provider) => createElement(Provider, null, inner),
      children,
    )
  }

/** The home page, as far as the route of a page says anything of it. */
export const useHomePageRoute = () => ({ path: baseUrl, exact: true })

/** Whether an item leads to a page, or has one below it that does. */
export function isActiveSidebarItem(item: PartItem, path: string): boolean {
  if (isSamePath(item.href, path)) return true
  return (item.items ?? []).some((each) => isActiveSidebarItem(each, path))
}

const bare = (path: string) => path.replace(/(?<=.)\/$/, '').toLowerCase()

/** Whether two paths mean the same page, with and without a slash at the end. */
export const isSamePath = (one?: string, other?: string) =>
  one !== undefined && other !== undefined && bare(one) === bare(other)

/** The menu on narrow screens, which the browser opens. */
export const useNavbarMobileSidebar = () => ({
  disabled: false,
  shouldRender: false,
  shown: false,
  toggle: () => document.getElementById(elementIds.menu)?.togglePopover(),
})

/** The menu on narrow screens is the sidebar itself, so nothing has to fill it. */
export const NavbarSecondaryMenuFiller = (): ReactNode => null

/** Has nothing to do: what these hooks did is done for every page. */
export const nothingToDo = (): void => {}

/** Title of the document for a page. */
export const useTitleFormatter = () => ({
  format: (title?: string) => documentTitle(title ?? '', { title: siteTitle, titleDelimiter }),
})

export const isMultiColumnFooterLinks = (links: { title?: string; items?: unknown }[]) =>
  links.length > 0 && 'title' in links[0]!

interface TocItem {
  value: string
  id: string
  level: number
}

type TocTree = TocItem & { children: TocTree[] }

/** Headings, each within the one that it belongs to. */
export function useTreeifiedTOC(toc: readonly TocItem[]): TocTree[] {
  const roots: TocTree[] = []
  const open: TocTree[] = []
  for (const item of toc) {
    while (open.length > 0 && open.at(-1)!.level >= item.level) open.pop()
    const node = { ...item, children: [] }
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(node)
    open.push(node)
  }
  return roots
}

interface TocFilter {
  toc: readonly TocItem[]
  minHeadingLevel: number
  maxHeadingLevel: number
}

export const useFilteredAndTreeifiedTOC = ({ toc, minHeadingLevel, maxHeadingLevel }: TocFilter) =>
  useTreeifiedTOC(toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel))

/** Formats dates in the language of the site. */
export const useDateTimeFormat = (options?: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(currentLocale, options)

/** Draws its children: what these components gave to others, or put into the page, is there already. */
export const passThrough = ({ children }: { children?: ReactNode }) => children

/** Whether an address is of the site. */
export const isInternalUrl = (url?: string) => url !== undefined && !/^(?:\w*:|\/\/)/.test(url)

/** The element that the link to the content leads to, in a frame of the site's own; that of the theme is in it. */
export const skipTarget = '__docusaurus_frame'

export const uniq = <Item>(items: Item[]) => [...new Set(items)]

/** The address that a group of the sidebar leads to: its own, or that of its first page. */
export function findFirstLink(item: PartItem): string | undefined {
  if (item.href !== undefined) return item.href
  return (item.items ?? []).map(findFirstLink).find((href) => href !== undefined)
}

/** The items that a list of cards shows: those that lead to a page. */
export const listedItems = (items: PartItem[]) => items.filter((item) => findFirstLink(item) !== undefined)

/** Data of plugins, by their names and ids. */
type PluginData = Record<string, Record<string, unknown>>

const docs = 'docusaurus-plugin-content-docs'

/** The hooks that give components the data of plugins. That of the docs is made here. */
export function pluginDataHooks(own: PluginData, instead?: () => unknown) {
  const useGlobalData = (): PluginData => ({ [docs]: useAllDocsData(), ...own })
  const useAllPluginInstancesData = (name: string, options?: { failfast?: boolean }) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: One call asks for the same name in every render.
    const all = name === docs ? useAllDocsData() : (own[name] ?? (instead?.() as PluginData[string]))
    if (!all && options?.failfast) throw new Error(`There is no data of the plugin "${name}"`)
    return all
  }
  const usePluginData = (name: string, id = 'default', options?: { failfast?: boolean }) => {
    const data = useAllPluginInstancesData(name, options)?.[id]
    if (data === undefined && options?.failfast)
      throw new Error(`There is no data of the plugin "${name}" with the id "${id}"`)
    return data
  }
  return { useGlobalData, useAllPluginInstancesData, usePluginData }
}
