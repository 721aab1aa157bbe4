import { configPlace } from '../../config/configPlace.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { Code, Diagnostic } from '../../diagnostics/diagnostic.ts'

/** What became of an item: what to show, and why there is nothing to show. */
export interface Built<Item> {
  items: Item[]
  diagnostics: Diagnostic[]
}

/** Items without a problem. */
export const shown = <Item>(...items: Item[]): Built<Item> => ({ items, diagnostics: [] })
/** No item, for a reason. */
export const failed = (problem: Diagnostic): Built<never> => ({ items: [], diagnostics: [problem] })

/** Puts the items of several settings in a row. */
export function collect<Item>(all: Built<Item>[]): Built<Item> {
  return {
    items: all.flatMap(({ items }) => items),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** The setting of an item that a problem is about. */
const settingOf: Partial<Record<Code, string>> = {
  'navbar-without-docs': 'docsPluginId',
  'navbar-unknown-doc': 'docId',
  'navbar-unknown-sidebar': 'sidebarId',
  'navbar-empty-sidebar': 'sidebarId',
  'navbar-unknown-version': 'versions',
}

/** Says where in the config an item stands whose problems these are; for an item within another, the way to it grows. */
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
