import { use } from 'react'
import type { PageData } from '../../model/pageData.ts'
import {
  type SidebarCategory as Category,
  isLinkOnly,
  markSections,
  type SectionMark,
  type Sidebar as SidebarData,
  type SidebarHtml,
  type SidebarItem,
  type SidebarLink as SidebarLinkData,
} from '../../model/sidebar.ts'
import { ExternalIcon, externalAttributes, Html } from '../content/pieces.tsx'
import { OverrideContext, sharedContext } from '../contexts.ts'
import { PartPlace, replaceable } from '../overrides/replaceable.tsx'
import { toPartSidebarItem } from '../parts/partProps.ts'
import { classNames, ToggleName, useUiText } from '../texts.tsx'
import { SidebarFilterPlace } from './SidebarFilter.tsx'

interface SidebarProps {
  sidebar: SidebarData
  autoCollapse?: boolean
  filter?: PageData['sidebarFilter']
}

/** The sidebar of a page: the tree of notes, or the latest posts. */
export const Sidebar = replaceable('Sidebar', ({ sidebar, autoCollapse, filter }: SidebarProps) => {
  const uiText = useUiText()
  const path = autoCollapse ? 'sidebar' : undefined
  return (
    <nav
      className="menu"
      aria-label={uiText(sidebar.title === undefined ? 'docsSidebar' : 'blogRecentPosts')}
    >
      {sidebar.title && <div className="sidebar-title">{sidebar.title}</div>}
      {filter && <SidebarFilterPlace filter={filter} />}
      <LongSidebarContext value={filter?.files}>
        <SidebarItems
          items={sidebar.items}
          path={path}
          level={1}
          marks={sidebar.title === undefined ? markSections(sidebar.items) : undefined}
          className="theme-doc-sidebar-menu menu__list"
        />
      </LongSidebarContext>
    </nav>
  )
})

interface SidebarItemsProps {
  items: SidebarItem[]
  id?: string | undefined
  /** 1 at the top. */
  level: number
  className?: string
  /** With auto-collapse, the name that all groups of this list share: only one of them is open at a time. */
  path?: string
  /** The marks of its items, at the top of a sidebar of sections. */
  marks?: SectionMark[] | undefined
}

/** A list of sidebar items, by kind. */
export function SidebarItems({ items, id, level, className = 'menu__list', path, marks }: SidebarItemsProps) {
  return (
    <ul id={id} className={className}>
      {items.map((item, index) => (
        <SidebarItemView
          key={item.key ?? index}
          item={{ ...item, ...marks?.[index] }}
          {...{ level, path, index }}
        />
      ))}
    </ul>
  )
}

interface SidebarItemProps {
  item: SidebarItem
  level: number
  path?: string
}

/** An item of the sidebar, where a site may have its own. */
export function SidebarItemView({ index, ...props }: SidebarItemProps & { index: number }) {
  const { item, level } = props
  const name = `DocSidebarItem/${itemNames[item.kind]}` as const
  const activePath = use(OverrideContext)?.data.href
  return (
    <PartPlace
      name={['DocSidebarItem', name]}
      props={{ item: toPartSidebarItem(item), level, index, activePath }}
    >
      <OwnSidebarItem {...props} />
    </PartPlace>
  )
}

const itemNames = { link: 'Link', category: 'Category', html: 'Html' } as const

/** An item of the sidebar as this theme draws it, by kind. */
export function OwnSidebarItem({ item, level, path }: SidebarItemProps) {
  switch (item.kind) {
    case 'link':
      return <SidebarLink link={item} level={level} />
    case 'category':
      return <SidebarCategory category={item} {...{ level, path }} />
    case 'html':
      return <SidebarHtmlView item={item} level={level} />
  }
}

function SidebarHtmlView({ item, level }: { item: SidebarHtml; level: number }) {
  const hooks = `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level}`
  const style = item.defaultStyle && 'menu__list-item menu__html'
  return <Html tag="li" className={classNames(hooks, style, item.className)} html={item.value} />
}

/** A page in the sidebar. */
function SidebarLink({ link, level }: { link: SidebarLinkData; level: number }) {
  const { href, external, current, className, icon, hue, rest } = link
  const hooks = `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level} menu__list-item`
  return (
    <li className={classNames(hooks, className)} data-hue={hue}>
      {rest ? (
        <LinkToRest link={link} rest={rest} />
      ) : (
        <a
          className={classNames('menu__link', current && 'menu__link--active')}
          href={href}
          data-tile={icon}
          aria-current={current ? 'page' : undefined}
          {...externalAttributes(external)}
        >
          <Label item={link} />
          {external && <ExternalIcon />}
        </a>
      )}
    </li>
  )
}

/** Leads to what a long list leaves out, until a script puts that in its place. */
function LinkToRest({ link: { href, label }, rest }: { link: SidebarLinkData; rest: [number, number] }) {
  const files = use(LongSidebarContext)
  const link = (
    <a className="menu__link menu__link--sublist-caret" href={href} data-held>
      {label}
    </a>
  )
  if (!files) return link
  return (
    <sotay-island data-files={files} data-when="touched" data-rest={rest.join()}>
      {link}
    </sotay-island>
  )
}

/** The files of the script for long sidebars. */
const LongSidebarContext = /* @__PURE__ */ sharedContext<string | undefined>('longSidebar', undefined)

function Label({ item: { label, badge } }: { item: SidebarLinkData | Category }) {
  return (
    <>
      {label}
      {badge && <small className="menu__badge">{badge}</small>}
    </>
  )
}

interface SidebarCategoryProps {
  category: Category
  level: number
  /** The `name` of its `<details>`, with auto-collapse. */
  path?: string
}

/** A group of pages. A closed one is only a link, without its items: pages stay small however many notes there are. */
function SidebarCategory({ category, level, path }: SidebarCategoryProps) {
  const hooks = `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level} menu__list-item`
  const isLeftOut = isLinkOnly(category)
  const classes = classNames(hooks, isLeftOut && 'menu__list-item--collapsed', category.className)
  return (
    <li className={classes} data-hue={category.hue}>
      {isLeftOut ? <ClosedCategory category={category} /> : <WholeCategory {...{ category, level, path }} />}
    </li>
  )
}

/**
 * A script opens the group in place: by its label, or, if the label links to a page, by a button that is hidden until
 * the script runs.
 */
function ClosedCategory({ category }: { category: Category }) {
  const uiText = useUiText()
  const { label, href, fallbackHref } = category
  return (
    <>
      <a
        className={`${labelClass(category)} menu__link--sublist-caret`}
        href={href ?? fallbackHref}
        data-tile={category.icon}
      >
        <Label item={category} />
      </a>
      {href && (
        <button
          type="button"
          className="menu__caret"
          aria-label={uiText('expandCategory', { label })}
          aria-expanded="false"
          hidden
        />
      )}
    </>
  )
}

/** With a page of its own, the label leads there and an arrow beside it folds the list. */
function WholeCategory({ category, level, path }: SidebarCategoryProps) {
  const uiText = useUiText()
  const { items, label, href, collapsible, collapsed, open, listId } = category
  const list = <SidebarItems items={items} id={listId} level={level + 1} path={path && `${path}/${label}`} />
  const disclosure = { open, name: path, 'data-open-for-page': open && collapsed ? '' : undefined }
  if (!collapsible)
    return (
      <>
        <CategoryLabel category={category} />
        {list}
      </>
    )
  if (!href)
    return (
      <details {...disclosure}>
        <summary className={`${labelClass(category)} menu__link--sublist-caret`} data-tile={category.icon}>
          <Label item={category} />
        </summary>
        {list}
      </details>
    )
  return (
    <>
      <CategoryLabel category={category} />
      <details {...disclosure}>
        <summary className="menu__caret">
          <ToggleName
            whenClosed={uiText('expandCategory', { label })}
            whenOpen={uiText('collapseCategory', { label })}
          />
        </summary>
        {list}
      </details>
    </>
  )
}

function CategoryLabel({ category }: { category: Category }) {
  const { href, current, icon } = category
  const label = <Label item={category} />
  const marks = { className: labelClass(category), 'data-tile': icon }
  if (!href) return <span {...marks}>{label}</span>
  return (
    <a {...marks} href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  )
}

function labelClass({ active }: Category): string {
  return classNames('menu__link menu__link--sublist', active && 'menu__link--active')
}
