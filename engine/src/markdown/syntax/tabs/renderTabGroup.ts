import type { Element, Properties } from 'hast'
import { tabListTag } from '../../../model/markup.ts'
import { escapeHtml } from '../../../std/html.ts'
import type { Fence } from '../../code/codeMeta.ts'
import { type Html, html, joinHtml } from '../../html.ts'
import { renderAttributes } from '../../renderAttributes.ts'
import { addText } from '../../sections.ts'
import type { Walk } from '../../walk.ts'
import { renderFence } from '../codeBlock.ts'

/** A group of tabs. */
export interface TabGroup {
  tabs: Tab[]
  /** Value of the tab that is selected at first; undefined for none. */
  defaultValue?: string | undefined
  /** Groups with the same id switch together, and the choice is stored under this id. */
  groupId?: string | undefined
  /** Name of the query parameter that holds the choice. */
  queryName?: string | undefined
  /** Further classes of the list of tabs. */
  listClasses?: string[]
}

export interface Tab {
  value: string
  label: string
  /** Further attributes of the tab. */
  attributes?: Properties
  /** Further classes of the panel. */
  className?: string | undefined
  content: Html
}

/**
 * Renders the panels one below the other with their labels, as readers without scripts see them. Before the first
 * paint, `browser/content/tabs.ts` replaces the template by the list of tabs.
 */
export function renderTabGroup(group: TabGroup, walk: Walk): Html {
  const tabs = group.tabs.map((tab) => renderTab(tab, walk)).join('')
  const panels = joinHtml(group.tabs.map((tab) => renderPanel(tab, walk)))
  const list = renderAttributes(
    'ul',
    { className: ['tabs', ...(group.listClasses ?? [])], role: 'tablist', ariaOrientation: 'horizontal' },
    walk,
  )
  const { defaultValue: dataValue, groupId: dataId, queryName: dataQuery } = group
  const className = ['tabs-container', 'theme-tabs-container']
  const attributes = renderAttributes('div', { className, dataId, dataQuery, dataValue }, walk)
  return html`<div${attributes}><template><ul${list}>${tabs}</ul></template>${panels}<${tabListTag}></${tabListTag}></div>`
}

function renderTab({ value, label, attributes = {} }: Tab, walk: Walk): string {
  const className = ['tabs__item', attributes.className ?? []].flat().map(String)
  const own = renderAttributes('li', { ...attributes, className, role: 'tab', dataValue: value }, walk)
  return `<li${own}>${escapeHtml(label)}</li>`
}

function renderPanel({ label, className, content }: Tab, walk: Walk): Html {
  const classes = ['tab-panel', ...(className ? [className] : [])]
  const own = renderAttributes('div', { className: classes, role: 'tabpanel', ariaLabel: label }, walk)
  return html`<div${own}><p class="tab-label"><b>${escapeHtml(label)}</b></p>${content}</div>`
}

/** Makes a tab of one code block; `pre` is its element. */
export function renderCodeTab(
  tab: Omit<Tab, 'content'>,
  { fence, pre }: { fence: Fence; pre: Element },
  walk: Walk,
): Tab {
  addText(`\n${tab.label}\n`, walk)
  return { ...tab, content: renderFence(fence, pre, walk) }
}
