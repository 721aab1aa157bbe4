import type { SidebarCategory as Category } from '../../model/sidebar.ts'
import { classNames } from '../classNames.ts'
import { ToggleName } from '../ToggleName.tsx'
import { useUiText } from '../useUiText.ts'
import { SidebarItems } from './SidebarItems.tsx'

interface SidebarCategoryProps {
  category: Category
  level: number
  /** The `name` of its `<details>`, with auto-collapse. */
  path?: string
}

/** A group of pages. A closed one is only a link, without its items: pages stay small however many notes there are. */
export function SidebarCategory({ category, level, path }: SidebarCategoryProps) {
  const hooks = `theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-${level} menu__list-item`
  const isLeftOut = category.collapsible && !category.open && category.items.length === 0
  const classes = classNames(hooks, isLeftOut && 'menu__list-item--collapsed', category.className)
  return (
    <li className={classes}>
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
      <a className={`${labelClass(category)} menu__link--sublist-caret`} href={href ?? fallbackHref}>
        {label}
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
  const { items, label, href, collapsible, collapsed, open } = category
  const list = <SidebarItems items={items} level={level + 1} path={path && `${path}/${label}`} />
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
        <summary className={`${labelClass(category)} menu__link--sublist-caret`}>{label}</summary>
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
  const { label, href, current } = category
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
