import type { Nodes, Properties } from 'hast'
import { diagnose } from '../../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../../diagnostics/nearestMatch.ts'
import { isRecord } from '../../../std/collections.ts'
import { joinHtml } from '../../html.ts'
import { whereIs } from '../../places.ts'
import { addText } from '../../sections.ts'
import type { ComponentRenderer, JsxElement, RenderChildren, Walk } from '../../walk.ts'
import { childrenOf, isComment, isExpression } from '../../walk.ts'
import { isJsx, readJsxAttributes, reportMisspeltProps, toProperties } from '../jsx.ts'
import { renderTabGroup, type Tab } from './renderTabGroup.ts'

/** Value, label and attributes of a tab. */
interface TabDescription {
  value: string
  label: string
  attributes: Properties
}

/** A `<TabItem>` with its attributes. */
interface TabItem {
  node: JsxElement
  value: string
  label?: unknown
  attributes?: unknown
  className?: unknown
  isDefault: boolean
}

/** Renders `<Tabs>` with its `<TabItem>`s. */
export const renderTabs: ComponentRenderer = (node, walk, renderChildren) => {
  const props = readJsxAttributes(node, walk)
  const items = findTabItems(node, walk)
  const others = childrenOf(node).filter((child) => !isTabItem(child) && !isNothing(child))
  // Where the tabs are named beside them, whatever else is within is shown below them.
  const hasValues = Array.isArray(props.values)
  if (!hasValues) others.forEach((child) => void reportChild(child, node, walk))
  const descriptions = describeTabs(props.values, items)
  const marked = items.find(({ isDefault }) => isDefault)?.value
  const defaultValue = chooseDefault(props.defaultValue, marked ?? descriptions[0]?.value)
  const groupId = toText(props.groupId)
  const { queryString } = props
  const needsGroup = queryString === true && !groupId
  checkTabs({ descriptions, isEmpty: !hasTabItem(node), defaultValue, needsGroup }, node, walk)
  const group = {
    tabs: descriptions.map((tab) => renderTab(tab, items, { walk, renderChildren })),
    defaultValue,
    groupId,
    queryName: queryString === true ? groupId : toText(queryString),
    listClasses: [props.block ? 'tabs--block' : '', toText(props.className) ?? ''].filter(Boolean),
  }
  const below = hasValues ? renderChildren({ ...node, children: others } as JsxElement) : ''
  return joinHtml([renderTabGroup(group, walk), below])
}

/** The tabs in order, from the prop `values`, else from the items. */
function describeTabs(values: unknown, items: TabItem[]): TabDescription[] {
  const given = Array.isArray(values) ? values.filter(isRecord) : items
  return given.map(({ value, label, attributes }) => ({
    value: String(value),
    label: toText(label) ?? String(value),
    attributes: isRecord(attributes) ? toProperties(attributes) : {},
  }))
}

/** The value of the tab selected at first. `null` selects none. */
function chooseDefault(wanted: unknown, otherwise: string | undefined): string | undefined {
  return wanted === null ? undefined : (toText(wanted) ?? otherwise)
}

function renderTab(
  { value, label, attributes }: TabDescription,
  items: TabItem[],
  { walk, renderChildren }: { walk: Walk; renderChildren: RenderChildren },
): Tab {
  const item = items.find((each) => each.value === value)
  addText(`\n${label}\n`, walk)
  return {
    value,
    label,
    attributes,
    className: toText(item?.className),
    content: item ? renderChildren(item.node) : '',
  }
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

interface DescribedTabs {
  descriptions: TabDescription[]
  /** Whether it has no `<TabItem>` at all, not even an invalid one. */
  isEmpty: boolean
  defaultValue?: string | undefined
  /** Whether `queryString` is set without `groupId`, which would name the query parameter. */
  needsGroup: boolean
}

/** Reports what is wrong with a group of tabs as a whole. */
function checkTabs(tabs: DescribedTabs, node: JsxElement, walk: Walk): void {
  const { diagnostics } = walk
  const where = whereIs(node, walk)
  const values = tabs.descriptions.map(({ value }) => value)
  const repeated = values.filter((value, index) => values.indexOf(value) < index)
  const { defaultValue } = tabs
  if (values.length === 0 && tabs.isEmpty) diagnostics.push(diagnose('tabs-empty', [], where))
  if (repeated.length > 0) diagnostics.push(diagnose('tabs-duplicate-value', [[...new Set(repeated)]], where))
  if (tabs.needsGroup) diagnostics.push(diagnose('tabs-query-without-group', [], where))
  if (defaultValue === undefined || values.length === 0 || values.includes(defaultValue)) return
  const nearest = nearestMatch(defaultValue, values)
  diagnostics.push(diagnose('tabs-unknown-default', [{ defaultValue, values, nearest }], where))
}

/** The valid items within `<Tabs>`. */
const findTabItems = (tabs: JsxElement, walk: Walk): TabItem[] =>
  childrenOf(tabs).flatMap((child) => (isTabItem(child) ? readItem(child, walk) : []))

function reportChild(child: Nodes, tabs: JsxElement, walk: Walk): void {
  // Nodes that plugins or rewritten syntax add have no position.
  const where = whereIs(child.position ? child : tabs, walk)
  walk.diagnostics.push(diagnose('tabs-unknown-child', describe(child), where))
}

/** Whether `<Tabs>` has an item, valid or not. */
const hasTabItem = (tabs: JsxElement) => childrenOf(tabs).some(isTabItem)

const isTabItem = (node: Nodes): node is JsxElement & Nodes => isJsx(node) && node.name === 'TabItem'

function readItem(node: JsxElement, walk: Walk): TabItem[] {
  reportMisspeltProps('TabItem', node, walk)
  const { value, default: isDefault = false, ...others } = readJsxAttributes(node, walk)
  if (typeof value === 'string' || typeof value === 'number')
    return [{ ...others, node, value: String(value), isDefault: Boolean(isDefault) }]
  walk.diagnostics.push(diagnose('tab-without-value', [], whereIs(node, walk)))
  return []
}

/** Whether a node is white space, a comment or an import. */
function isNothing(node: Nodes): boolean {
  if (node.type === 'mdxjsEsm') return true
  if (node.type === 'text') return node.value.trim() === ''
  return isExpression(node) && isComment(node.value)
}

function describe(node: Nodes): [what: string, nearest?: string] {
  if (isJsx(node)) return [`<${node.name ?? ''}>`, nearestMatch(node.name ?? '', ['TabItem'])]
  if (node.type === 'element') return [node.tagName === 'p' ? 'text' : `<${node.tagName}>`]
  return [node.type === 'text' ? 'text' : 'an expression']
}
