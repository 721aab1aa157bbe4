import { configPlace, type SiteConfig } from '../../config/siteConfig.ts'
import type { Code, Diagnostic } from '../../diagnostics/diagnostic.ts'

/** The result of building a navbar item: the items to show, and the problems found. */
export interface Built<Item> {
  items: Item[]
  diagnostics: Diagnostic[]
}

/** Items without a problem. */
export const shown = <Item>(...items: Item[]): Built<Item> => ({ items, diagnostics: [] })
/** No item, for a reason. */
export const failed = (problem: Diagnostic): Built<never> => ({ items: [], diagnostics: [problem] })

/** Concatenates the results of several items. */
export function collect<Item>(all: Built<Item>[]): Built<Item> {
  return {
    items: all.flatMap(({ items }) => items),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** The key, within an item, that each problem is about. */
const settingOf: Partial<Record<Code, string>> = {
  'navbar-without-docs': 'docsPluginId',
  'navbar-unknown-doc': 'docId',
  'navbar-unknown-sidebar': 'sidebarId',
  'navbar-empty-sidebar': 'sidebarId',
  'navbar-unknown-version': 'versions',
}

/** Adds the item's config key to its problems. For a nested item, the outer key is put before the inner one. */
export function builtAt<Item>(
  key: PropertyKey[],
  { items, diagnostics }: Built<Item>,
  config: SiteConfig,
): Built<Item> {
  const located = diagnostics.map((problem) => ({
    ...problem,
    where: configPlace(
      config,
      ...key,
      ...(problem.where?.key ?? [settingOf[problem.code]].filter((name) => name !== undefined)),
    ),
  }))
  return { items, diagnostics: located }
}
