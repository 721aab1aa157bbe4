import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageModule } from '../content/pageModule.ts'
import { type OutputPath, type SourcePath, toOutputPath } from '../model/paths.ts'
import type { BundledFile } from './bundle.ts'
import { bundleForBrowser } from './bundleForBrowser.ts'
import { bundleForServer, type ModuleExports } from './bundleForServer.ts'
import { findInteractivePages } from './findInteractivePages.ts'
import { moduleId } from './moduleId.ts'
import type { BuiltFile } from './runPageBuild.ts'

/** The React pages of a site, ready to be rendered, and all that they load in the browser. */
export interface PageModules {
  exports: Map<SourcePath, ModuleExports>
  css: string
  /** The browser's files of each page that is an island: its own first, then those it imports. */
  islands: Map<SourcePath, OutputPath[]>
  /** Code for browsers, and pictures and fonts that pages import. */
  files: BundledFile[]
}

/** Bundles React pages, to be rendered at build and, side by side, those that need it for browsers. Vite is loaded only when a site has such pages. */
export async function bundlePageModules(modules: PageModule[], config: SiteConfig): Promise<PageModules> {
  if (modules.length === 0) return { exports: new Map(), css: '', islands: new Map(), files: [] }
  const { plugin, found } = findInteractivePages()
  const [server, browser] = await Promise.all([
    bundleForServer(modules, config, plugin),
    found.then((pages) => {
      const interactive = modules.filter((module) => pages.has(moduleId(module, config)))
      return bundleForBrowser(interactive, config)
    }),
  ])
  const isStyle = ({ fileName }: BuiltFile) => fileName.endsWith('.css')
  const files = [...server.assets, ...browser.files].filter((file) => !isStyle(file))
  return {
    exports: server.exports,
    css: server.assets.filter(isStyle).map(contentsOf).join('\n'),
    islands: browser.islands,
    files: files.map((file) => ({ output: toOutputPath(file.fileName), contents: contentsOf(file) })),
  }
}

function contentsOf(file: BuiltFile): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source
}
