import type { Element, Properties } from 'hast'
import { type Attributes, tabGroup } from '../../../model/constructs.ts'
import { escapeHtml } from '../../../std/html.ts'
import type { Html } from '../../html.ts'
import { renderMarkup } from '../../renderAttributes.ts'
import { addText } from '../../sections.ts'
import type { Walk } from '../../walk.ts'
import { type Fence, renderFence } from '../codeBlock.ts'

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

/** Writes a group of tabs as HTML. */
export function renderTabGroup({ tabs, listClasses, ...group }: TabGroup, walk: Walk): Html {
  const { defaultValue, groupId, queryName } = group
  return renderMarkup(
    tabGroup<Html>({
      tabs: tabs.map(({ value, label, attributes, className, content }) => ({
        value,
        label,
        shown: escapeHtml(label),
        content,
        own: toAttributes(attributes),
        panelClasses: className,
      })),
      own: { 'data-id': groupId, 'data-query': queryName, 'data-value': defaultValue },
      listClasses: listClasses?.join(' '),
    }),
    walk,
  )
}

const toAttributes = (properties: Properties = {}): Attributes =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value]),
  ) as Attributes

/** Makes a tab of one code block; `pre` is its element. */
export function renderCodeTab(
  tab: Omit<Tab, 'content'>,
  { fence, pre }: { fence: Fence; pre: Element },
  walk: Walk,
): Tab {
  addText(`\n${tab.label}\n`, walk)
  return { ...tab, content: renderFence(fence, pre, walk) }
}
