import type { Plugin } from 'vite'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { Tell } from '../diagnostics/buildFailed.ts'
import type { SourcePath } from '../model/paths.ts'
import type { CodeFile } from './bundledFile.ts'
import type { CachedBuild } from './cache/openBuildCache.ts'
import { type BuiltFile, runPageBuild } from './runPageBuild.ts'

/** A module to render: `id` is its name for the bundler, `source` its path for people. */
export interface ServerModule {
  id: string
  source: SourcePath
}

/** The code of modules to render, and their imports that are not code. */
export interface ServerBuild {
  code: CodeFile[]
  /** Styles, pictures and fonts. */
  assets: BuiltFile[]
}

/** Bundles modules for rendering at build. `loadServerModules` loads them. */
export async function bundleForServer(
  modules: ServerModule[],
  plugins: Plugin[],
  config: SiteConfig,
): Promise<ServerBuild> {
  const files = await runPageBuild(config, {
    ssr: true,
    input: Object.fromEntries(modules.map(({ id }, index) => [entryName(index), id])),
    plugins,
    output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  })
  const code = files.flatMap((file) => {
    if (file.type === 'asset') return []
    const { fileName, code, map } = file
    return [
      { name: fileName, text: code },
      ...(map ? [{ name: `${fileName}.map`, text: map.toString() }] : []),
    ]
  })
  return {
    code,
    assets: files.filter(({ type, fileName }) => type === 'asset' && !fileName.endsWith('.map')),
  }
}

/** The name of the file of a module, by its place among the modules. */
export const entryName = (index: number) => `page-${index}`

/** What a bundling may be told besides the site. */
export interface BundleOptions {
  cached?: CachedBuild
  /** Receives the problems of modules, which are then missing in the result. Without it they are thrown. */
  tell?: Tell
}
