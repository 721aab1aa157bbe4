import { join } from 'node:path'
import type { Plugin } from 'vite'
import { packageFolder } from './modulePaths.ts'

/** The entry module of an island: a component exported by another module, connected to the code that hydrates it. */
export interface IslandEntry {
  /** Id of the module with the component. */
  id: string
  /**
   * Export name: `default`, a name, `own.Name` for a component that a note declares, or `common.Name` for one of all
   * notes.
   */
  exported: string
  /** The start of its file name. */
  name: string
}

/** The id of the entry for the bundler. */
export const entryId = ({ id, exported }: IslandEntry) =>
  `${id}${id.includes('?') ? '&' : '?'}island=${exported}`

const entry = /^(.+)[?&]island=([\w$.]+)$/

/** Generates the entry modules of islands. */
export const islandEntries: Plugin = {
  name: 'sotay:island-entries',
  enforce: 'pre',
  resolveId: (id) => (entry.test(id) ? id : undefined),
  load(id) {
    const [, module, exported] = entry.exec(id) ?? []
    if (!module || !exported) return undefined
    const hydrateIsland = join(packageFolder(), 'dist/browser/hydrateIsland.js')
    return [
      ...importComponent(module, exported),
      `import { hydrateIsland } from ${JSON.stringify(hydrateIsland)}`,
      'export const hydrate = (island, actions) => hydrateIsland(island, component, actions)',
    ].join('\n')
  },
}

function importComponent(module: string, exported: string): string[] {
  const from = JSON.stringify(module)
  const [kind, name] = exported.split('.')
  if (kind === 'common') return [`import common from ${from}`, `const component = common.${name}`]
  if (kind !== 'own') return [`import { ${exported} as component } from ${from}`]
  return [
    `import note from ${from}`,
    "import components from 'sotay:components'",
    'const scope = { toc: [], components, island$: (component) => component, partial$: () => () => null }',
    `const component = note(scope).own.${name}`,
  ]
}

/**
 * The file name of an island: `Chart` for `src/components/Chart/index.tsx`, followed by the export name unless it is
 * the default.
 */
export function islandName(id: string, exported: string): string {
  const parts = id
    .replace(/[?].*/s, '')
    .replace(/(?:\/index)?\.\w+$/, '')
    .split('/')
  const file = parts.at(-1)!.replace(/[^\w-]/g, '')
  return exported === 'default' ? file : `${file}-${exported}`
}
