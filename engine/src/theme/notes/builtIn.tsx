import {
  type AnchorHTMLAttributes,
  type ComponentProps,
  type Dispatch,
  type HTMLAttributes,
  type ReactNode,
  type SetStateAction,
  useContext,
  useState,
} from 'react'
import type { Card } from '../../model/pageParts.ts'
import { CardList } from '../content/CardList.tsx'
import { externalAttributes, Html, ThemedImage } from '../content/pieces.tsx'
import { themePart } from '../parts/themePart.tsx'
import { type AddressParts, joinParts, linkHref } from './baseUrl.ts'
import { selectMessage as selectPlural, useIsBrowser } from './hooks.ts'
import { NoteContext, useRenderedAtBuild } from './noteContext.ts'
import { translate } from './Translate.tsx'

/** A sidebar item in the shape that Docusaurus has for it. */
interface CardItem {
  type?: string
  label: string
  href: string
  description?: string
}

/** Cards for the note's neighbours in its sidebar, or for the given items. */
export function NoteCards({ items }: { items?: CardItem[] }) {
  const rendered = useRenderedAtBuild('DocCardList', {})
  if (!items) return rendered ?? null
  const cards = items.map(
    ({ type, ...card }): Card => ({ ...card, kind: type === 'category' ? type : 'link' }),
  )
  return <CardList cards={cards} isInText />
}

/** Adds tags to the page's `<head>` at build; in the browser it does nothing. */
export function NoteHead({ children }: { children?: ReactNode }) {
  useContext(NoteContext)?.addHead(children)
  return null
}

interface NoteHeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** A heading that a component renders. Titles have no id, as in Docusaurus. */
export function NoteHeading({ as: Tag, id, ...attributes }: NoteHeadingProps) {
  return <Tag id={Tag === 'h1' ? undefined : id} {...attributes} />
}

/** The method and the path of an API, as plugins for OpenAPI write them into notes. */
export function NoteEndpoint({ method = '', path = '' }: { method?: string; path?: string }) {
  return (
    <pre>
      {method.toUpperCase()} {path}
    </pre>
  )
}

interface NoteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string | AddressParts | null
  /** With `false`, an address from the root stays as it is. */
  autoAddBaseUrl?: boolean
  /** Whether it says so on the page that it leads to, and on those below that. */
  isNavLink?: boolean
  activeClassName?: string
  exact?: boolean
  isActive?: (match: null, location: { pathname: string }) => boolean
}

/** The attributes of a link; in a menu they say which one leads to the page. */
function useLinkAttributes(props: NoteLinkProps) {
  const { to, href, isNavLink, activeClassName = 'active', exact, isActive, ...own } = props
  const pathname = useContext(NoteContext)?.href ?? globalThis.location?.pathname
  const address = to || href
  const isWithin = () => {
    const [here, there] = [pathname, linkHref(address!)].map((each) => each.split(/\/?(?:[?#]|$)/)[0])
    return exact ? here === there : `${here}/`.startsWith(`${there}/`)
  }
  if (!isNavLink || !address || !(isActive ? isActive(null, { pathname }) : isWithin())) return own
  return {
    ...own,
    className: `${own.className ?? ''} ${activeClassName}`.trim(),
    'aria-current': 'page' as const,
  }
}

/** A link; at build it is checked like those of Markdown. One that leads nowhere is its text. */
export function NoteLink({ autoAddBaseUrl = true, ...props }: NoteLinkProps) {
  const { to, href } = props
  const others = useLinkAttributes(props)
  const address = to ? joinParts(to) : href
  const rendered = useRenderedAtBuild('Link', { ...others, ...(address && { href: address }) })
  if (!address || !autoAddBaseUrl) return <a href={address} {...others} />
  if (rendered !== undefined) return rendered
  const isExternal = /^(?:https?:|pathname:)?\/\//.test(address)
  return <a href={linkHref(address)} {...externalAttributes(isExternal)} {...others} />
}

type NoteThemedImageProps = Parameters<typeof ThemedImage>[0]

/** A picture for each colour mode; the base URL is added to both addresses. */
export function NoteThemedImage({ sources, ...others }: NoteThemedImageProps) {
  const { light, dark } = sources
  return <ThemedImage sources={{ light: linkHref(light), dark: linkHref(dark) }} {...others} />
}

interface IdealImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** An imported picture, or its address. */
  img: string | { default: string } | { src: string | { src: string } }
}

/** A picture that loads when it comes near. */
export function NoteIdealImage({ img, alt = '', ...others }: IdealImageProps) {
  const { src } = typeof img === 'string' ? { src: img } : 'src' in img ? img : { src: img.default }
  return <img loading="lazy" alt={alt} {...others} src={typeof src === 'string' ? src : src.src} />
}

interface NoteTocProps {
  /** Left out: all headings of the note. */
  toc?: { value: string; id: string; level: number }[]
  minHeadingLevel?: number
  maxHeadingLevel?: number
}

/** Headings of the note; nothing within islands. */
export function NoteToc({ toc, minHeadingLevel, maxHeadingLevel }: NoteTocProps) {
  return useRenderedAtBuild('TOCInline', { toc, minHeadingLevel, maxHeadingLevel }) ?? null
}

interface BrowserOnlyProps {
  fallback?: ReactNode
  children?: () => ReactNode
}

/** Renders its children in the browser only; at build, the fallback. */
export function BrowserOnly({ fallback = null, children }: BrowserOnlyProps) {
  return useIsBrowser() ? <Drawn draw={children} /> : fallback
}

/** What the function draws, as a component of its own, because it may call hooks that were not called at build. */
const Drawn = ({ draw }: { draw: BrowserOnlyProps['children'] }) => draw?.()

/** An element of Markdown as it is without a component of the site, for components that wrap it. */
const elementOf = (Tag: 'a' | 'img' | 'li' | 'pre' | 'ul') => (props: object) => <Tag {...props} />

export const NoteAnchor = /* @__PURE__ */ elementOf('a')
export const NoteImg = /* @__PURE__ */ elementOf('img')
export const NoteLi = /* @__PURE__ */ elementOf('li')
export const NotePre = /* @__PURE__ */ elementOf('pre')
export const NoteUl = /* @__PURE__ */ elementOf('ul')

/**
 * A Markdown file that code imports. Within an island it keeps in the browser what was rendered at build, so one that
 * is not on the page at first stays empty.
 */
export function ImportedMarkdown({ source, given }: { source: string; given: Record<string, unknown> }) {
  const environment = useContext(NoteContext)
  if (environment?.note) return environment.renderImported?.(source, given)
  const place = { 'data-imported': source, style: { display: 'contents' } }
  if (environment) return <div {...place}>{environment.renderImported?.(source, given)}</div>
  return <Html {...place} suppressHydrationWarning html={importedHtml(source)} />
}

/** What pages had of Markdown files that code imports, by their paths. */
const seen = new Map<string, string>()

function importedHtml(source: string): string {
  const html = document.querySelector(`[data-imported="${CSS.escape(source)}"]`)?.innerHTML
  if (html) seen.set(source, html)
  return seen.get(source) ?? ''
}

/** The components of the navbar's own items, by the types that configs name. */
export const navbarItemTypes = {
  default: themePart('NavbarItem/DefaultNavbarItem'),
  localeDropdown: themePart('NavbarItem/LocaleDropdownNavbarItem'),
  search: themePart('NavbarItem/SearchNavbarItem'),
  dropdown: themePart('NavbarItem/DropdownNavbarItem'),
  html: themePart('NavbarItem/HtmlNavbarItem'),
  doc: themePart('NavbarItem/DocNavbarItem'),
  docSidebar: themePart('NavbarItem/DocSidebarNavbarItem'),
  docsVersion: themePart('NavbarItem/DocsVersionNavbarItem'),
  docsVersionDropdown: themePart('NavbarItem/DocsVersionDropdownNavbarItem'),
}

/** The posts of the sidebar of a blog. */
export const BlogSidebarItemList = ({ items, ulClassName, liClassName, ...link }: BlogSidebarList) => (
  <ul className={ulClassName}>
    {items.map(({ title, permalink }) => (
      <li key={permalink} className={liClassName}>
        <NoteLink
          isNavLink
          to={permalink}
          className={link.linkClassName}
          activeClassName={link.linkActiveClassName}
        >
          {title}
        </NoteLink>
      </li>
    ))}
  </ul>
)

interface BlogSidebarList {
  items: { title: string; permalink: string }[]
  ulClassName?: string
  liClassName?: string
  linkClassName?: string
  linkActiveClassName?: string
}

interface Collapse {
  collapsed: boolean
  setCollapsed: Dispatch<SetStateAction<boolean>>
  toggleCollapsed: () => void
}

/** The state of something collapsible, and functions that change it. */
export function useCollapsible({ initialState }: { initialState: boolean | (() => boolean) }): Collapse {
  const [collapsed, setCollapsed] = useState(initialState)
  return { collapsed, setCollapsed, toggleCollapsed: () => setCollapsed((value) => !value) }
}

interface CollapsibleProps {
  as?: 'div' | 'ul'
  collapsed: boolean
  className?: string
  children?: ReactNode
}

/** An element whose content can be collapsed. */
export function Collapsible({ as: Tag = 'div', collapsed, className, children }: CollapsibleProps) {
  return (
    <Tag className={className} hidden={collapsed}>
      {children}
    </Tag>
  )
}

/** The link to the content, before all else. */
export const SkipToContentLink = themePart('SkipToContent')

/** The title of the page of all tags. */
export const translateTagsPageTitle = () => translate({ id: 'theme.tags.tagsPageTitle', message: 'Tags' })

/** How many notes a group has, in words. */
export const useDocCardDescriptionCategoryItemsPlural = () => (count: number) => {
  const forms = translate({
    id: 'theme.docs.DocCard.categoryDescription.plurals',
    message: '1 item|{count} items',
  })
  return selectPlural(count, forms).replace('{count}', String(count))
}
