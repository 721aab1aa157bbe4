import { diagnose } from '../../../diagnostics/diagnostic.ts'
import { nearestMatch } from '../../../diagnostics/nearestMatch.ts'
import type { Walk } from '../../walk.ts'
import { whereIs } from '../../whereIs.ts'
import type { JsxElement } from '../jsx.ts'
import type { TabDescription } from './tabs.ts'

interface DescribedTabs {
  descriptions: TabDescription[]
  /** Whether it has no `<TabItem>` at all, not even an invalid one. */
  isEmpty: boolean
  defaultValue?: string | undefined
  /** Whether `queryString` is set without `groupId`, which would name the query parameter. */
  needsGroup: boolean
}

/** Reports what is wrong with a group of tabs as a whole. */
export function checkTabs(tabs: DescribedTabs, node: JsxElement, walk: Walk): void {
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
