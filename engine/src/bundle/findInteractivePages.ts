import type { Plugin, Rolldown } from 'vite'
import { isInteractive } from './isInteractive.ts'

/** A look at the modules of a bundling, and what it finds. */
export interface InteractivePages {
  plugin: Plugin
  /** The entries (absolute) that need code in the browser; known before the bundling ends. */
  found: Promise<Set<string>>
}

/** Finds the pages that need code in the browser: those that have, or import from the site, what only a browser can run. */
export function findInteractivePages(): InteractivePages {
  let tell: (pages: Set<string>) => void
  const found = new Promise<Set<string>>((resolve) => {
    tell = resolve
  })
  const plugin: Plugin = {
    name: 'sotay:find-interactive-pages',
    buildEnd(error) {
      if (error) return
      tell(interactiveEntries([...this.getModuleIds()].map((id) => this.getModuleInfo(id)!)))
    },
  }
  return { plugin, found }
}

/** What a module has counts for all that import it. */
function interactiveEntries(modules: Rolldown.ModuleInfo[]): Set<string> {
  const byId = new Map(modules.map((module) => [module.id, module]))
  const interactive = new Set(modules.filter(isOwnAndInteractive))
  for (const { importers, dynamicImporters } of interactive)
    for (const id of [...importers, ...dynamicImporters]) interactive.add(byId.get(id)!)
  return new Set([...interactive].filter(({ isEntry }) => isEntry).map(({ id }) => id))
}

function isOwnAndInteractive({ id, code }: Rolldown.ModuleInfo): boolean {
  const isOwnCode = /\.[cm]?[jt]sx?$/.test(id) && !id.includes('/node_modules/')
  return isOwnCode && code !== null && isInteractive(code)
}
