import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../config/siteConfig.ts'
import { exportParts } from '../model/noteModules.ts'
import { commonOf } from './live/liveNotes.ts'
import { packageFolder } from './modulePaths.ts'
import { frameId } from './plugins/themeImports.ts'

/** The entry module of an island: a component exported by another module, connected to the code that hydrates it. */
export interface IslandEntry {
  /** Id of the module with the component. */
  id: string
  /**
   * Export name: `default`, a name, `motion:div` for a part of an export, `own.Name` for a component that a note
   * declares, or `common.Name` for one of all notes.
   */
  exported: string
  /** The start of its file name. */
  name: string
  /** Whether it is rendered within what the site has around all pages. */
  isFramed?: boolean
}

/** The id of the entry for the bundler. */
export const entryId = ({ id, exported, isFramed }: IslandEntry) =>
  `${id}${id.includes('?') ? '&' : '?'}island=${exported}${isFramed ? '&framed' : ''}`

const entry = /^(.+)[?&]island=([\w$.:]+)(&framed)?$/

/** Generates the entry modules of islands. */
export function islandEntries(config: SiteConfig): Plugin {
  return {
    name: 'sotay:island-entries',
    enforce: 'pre',
    resolveId: (id) => (entry.test(id) ? id : undefined),
    load(id) {
      const [, module, exported, framed] = entry.exec(id) ?? []
      if (!module || !exported) return undefined
      const lines = importComponent(module, exported)
      if (framed) return renderWithin(lines).join('\n')
      return (config.isWritten ? hydrateWithState(lines, { module, exported, config }) : hydrate(lines)).join(
        '\n',
      )
    },
  }
}

const browserFile = (name: string) => JSON.stringify(join(packageFolder(), 'dist/browser', name))

const hydrate = (component: string[]) => [
  ...component,
  `import { hydrateIsland } from ${browserFile('hydrateIsland.js')}`,
  'export const hydrate = (island, actions) => hydrateIsland(island, component, actions)',
]

/** For a component that reads what the site provides around all pages. */
const renderWithin = (component: string[]) => [
  ...component,
  `import Frame from ${JSON.stringify(frameId)}`,
  `import { renderWithin } from ${browserFile('hydrateIsland.js')}`,
  'export const hydrate = (island, actions) => renderWithin(Frame, island, component, actions)',
]

/** What hydrates it while the site is written: the component goes on with its state, and says what goes wrong. */
function hydrateWithState(
  component: string[],
  { module, exported, config }: { module: string; exported: string; config: SiteConfig },
): string[] {
  const named = { component: tagOf(module, exported), source: relative(config.siteDir, withoutQuery(module)) }
  return [
    `import { hydrateDevIsland, registerComponent } from ${browserFile('devIsland.js')}`,
    ...component,
    `registerComponent(component, ${JSON.stringify(`${module}#${exported}`)})`,
    'export { component, hydrateDevIsland }',
    'export const hydrate = (island, actions) =>',
    `  hydrateDevIsland(island, component, { ...${JSON.stringify(named)}, actions })`,
  ]
}

/** A component as a note writes it. */
function tagOf(module: string, exported: string): string {
  const name =
    exported === 'default' ? islandName(module, exported) : exported.replace(/^.*\./, '').replace(':', '.')
  const written = name.replace(/^(?:Composition|HandlerPart)\d+__/, '').replaceAll('__', '.')
  return `<${written.replace(/^BrowserPart\d+$/, 'BrowserOnly')}>`
}

const withoutQuery = (id: string) => id.replace(/[?].*/s, '')

function importComponent(module: string, exported: string): string[] {
  const from = JSON.stringify(module)
  const [kind, name] = exported.split('.')
  if (kind === 'common')
    return [`import common from ${from}`, `const component = common.${name!.replace(':', '.')}`]
  if (kind !== 'own') return importPart(exported, from)
  return [
    `import note from ${from}`,
    `import components from ${JSON.stringify(commonOf(module))}`,
    'const scope = { toc: [], components, island$: (component) => component, partial$: () => () => null }',
    `const component = note(scope).own.${name}`,
  ]
}

function importPart(exported: string, from: string): string[] {
  const [whole, member] = exportParts(exported)
  if (member === undefined) return [`import { ${whole} as component } from ${from}`]
  return [`import { ${whole} as whole } from ${from}`, `const component = whole.${member}`]
}

/**
 * The file name of an island: `Chart` for `src/components/Chart/index.tsx`, followed by the export name unless it is
 * the default.
 */
export function islandName(id: string, exported: string): string {
  const parts = withoutQuery(id)
    .replace(/(?:\/index)?\.\w+$/, '')
    .split('/')
  const file = parts.at(-1)!.replace(/[^\w-]/g, '')
  return exported === 'default' ? file : `${file}-${exported.replace(':', '-')}`
}
