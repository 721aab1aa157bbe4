import type { SidebarCategory as Category } from '../../model/sidebar.ts'
import { uiText } from '../../model/uiText.ts'
import { classNames } from '../classNames.ts'
import { SidebarItems } from './SidebarItems.tsx'

interface SidebarCategoryProps {
  category: Category
  level: number
}

/** A group of pages. A closed one is a link, without its items: pages stay small however many notes there are. */
export function SidebarCategory({ category, level }: SidebarCategoryProps) {
  const hooks = `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level} menu__list-item`
  const isClosed = category.collapsible && !category.open
  const classes = classNames(hooks, isClosed && 'menu__list-item--collapsed', category.className)
  return (
    <li className={classes}>
      {isClosed ? <ClosedCategory category={category} /> : <OpenCategory {...{ category, level }} />}
    </li>
  )
}

function ClosedCategory({ category }: { category: Category }) {
  const { label, fallbackHref } = category
  return (
    <a
      className={`${labelClass(category)} menu__link--sublist-caret`}
      href={ownPage(category) ?? fallbackHref}
    >
      {label}
    </a>
  )
}

/** With a page of its own, the label leads there and an arrow beside it folds the list. */
function OpenCategory({ category, level }: SidebarCategoryProps) {
  const { items, label, collapsible } = category
  const list = <SidebarItems items={items} level={level + 1} />
  if (collapsible && !ownPage(category))
    return (
      <details open>
        <summary className={`${labelClass(category)} menu__link--sublist-caret`}>{label}</summary>
        {list}
      </details>
    )
  return (
    <>
      <CategoryLabel category={category} />
      {collapsible ? (
        <details open>
          <summary className="menu__caret" aria-label={uiText('collapseCategory', { label })} />
          {list}
        </details>
      ) : (
        list
      )}
    </>
  )
}

function CategoryLabel({ category }: { category: Category }) {
  const { label, current } = category
  const href = ownPage(category)
  if (!href) return <span className={labelClass(category)}>{label}</span>
  return (
    <a className={labelClass(category)} href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  )
}

function labelClass({ active }: Category): string {
  return classNames('menu__link menu__link--sublist', active && 'menu__link--active')
}

/** An unlisted page is linked only while the reader is on it. */
function ownPage({ href, linkUnlisted, current }: Category): string | undefined {
  return linkUnlisted && !current ? undefined : href
}
