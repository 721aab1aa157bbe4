import type { Plugin } from 'vite'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { OutputPath, SourcePath } from '../model/paths.ts'
import type { BundledIsland } from './bundle.ts'
import { bundleForBrowser, type SiteModules } from './bundleForBrowser.ts'
import type { InteractiveModules } from './findInteractiveModules.ts'
import { entryId } from './islandEntry.ts'
import { findNoteIslands } from './live/findNoteIslands.ts'
import type { LiveModules } from './live/liveModules.ts'
import { moduleId } from './modulePaths.ts'
import type { BuiltFile } from './runPageBuild.ts'

/** The files of islands; each island's entry first, then its imports. */
export interface IslandFiles {
  pageIslands: Map<SourcePath, BundledIsland>
  /** By the keys that the note's module uses for its components. */
  noteIslands: Map<SourcePath, Map<string, BundledIsland>>
  /** What the engine's own components run on, if that is the React of the islands. */
  runtime: OutputPath[]
  files: BuiltFile[]
}

interface Findings {
  modules: LiveModules
  interactive: InteractiveModules
  config: SiteConfig
  plugins: Plugin[]
}

/** Bundles the parts that need JavaScript in the browser: whole React pages, and single components of notes. */
export async function bundleIslands({ pages, live }: SiteModules, findings: Findings): Promise<IslandFiles> {
  const { modules, interactive, config, plugins } = findings
  const pageEntries = pages.flatMap((page) => {
    const id = moduleId(page, config)
    const when = interactive.get(id)
    const entry = { id, exported: 'default', name: chunkName(page.path) }
    return when ? [{ source: page.source, entry, when }] : []
  })
  const components = findNoteIslands(live, findings)
  const entries = [...pageEntries, ...components].map(({ entry }) => entry)
  const { islands, runtime, files } = await bundleForBrowser(entries, [...plugins, modules.plugin], config)
  const noteIslands = new Map<SourcePath, Map<string, BundledIsland>>()
  for (const { note, key, entry, when } of components) {
    const ofNote = noteIslands.get(note) ?? new Map()
    noteIslands.set(note, ofNote.set(key, { outputs: islands.get(entryId(entry))!, when }))
  }
  const pageIslands = new Map(
    pageEntries.map(({ source, entry, when }) => [source, { outputs: islands.get(entryId(entry))!, when }]),
  )
  return { pageIslands, noteIslands, runtime, files }
}

const chunkName = (path: string) => path.replace(/\.\w+$/, '').replaceAll('/', '-')
