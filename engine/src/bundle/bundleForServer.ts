import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import type { SourcePath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'
import { removeUnused } from './cache/removeUnused.ts'
import { type BuiltFile, runPageBuild } from './runPageBuild.ts'

/** The exports of a module, by name. */
export type ModuleExports = Record<string, unknown>

/** A module to render: `id` is its name for the bundler, `source` its path for people. */
export interface ServerModule {
  id: string
  source: SourcePath
}

/** Modules loaded for rendering, and their imports that are not code. */
export interface ServerModules {
  /** By id. */
  exports: Map<string, ModuleExports>
  /** Styles, pictures and fonts. */
  assets: BuiltFile[]
}

/** Bundles and loads modules so that they can be rendered at build. */
export async function bundleForServer(
  modules: ServerModule[],
  plugins: Plugin[],
  config: SiteConfig,
): Promise<ServerModules> {
  const files = await runPageBuild(config, {
    ssr: true,
    input: Object.fromEntries(modules.map(({ id }, index) => [`page-${index}`, id])),
    plugins,
    output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  })
  const folder = writeCode(files, config)
  const exports = modules.map(
    async ({ id, source }, index) =>
      [id, await importPage(join(folder, `page-${index}.mjs`), source)] as const,
  )
  return {
    exports: new Map(await Promise.all(exports)),
    assets: files.filter(({ type, fileName }) => type === 'asset' && !fileName.endsWith('.map')),
  }
}

/** Writes the code to a folder named by a hash of it, because Node caches modules by URL. */
function writeCode(files: BuiltFile[], { siteDir }: SiteConfig): string {
  const chunks = files.filter((file) => file.type === 'chunk')
  const parent = join(siteDir, '.sotay/server')
  removeUnused(parent, 1)
  const folder = join(parent, hash(chunks.map(({ code }) => code).join('\n')))
  mkdirSync(folder, { recursive: true })
  for (const { fileName, code, map } of chunks) {
    writeFileSync(join(folder, fileName), code)
    if (map) writeFileSync(join(folder, `${fileName}.map`), map.toString())
  }
  return folder
}

async function importPage(path: string, source: SourcePath): Promise<ModuleExports> {
  try {
    return await import(pathToFileURL(path).href)
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : { message: String(error) }
    throw new BuildFailed([diagnose('page-module-broken', [message], { file: source, stack })])
  }
}
