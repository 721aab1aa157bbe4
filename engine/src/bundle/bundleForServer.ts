import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../config/siteConfig.ts'
import type { PageModule } from '../content/pageModule.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import type { SourcePath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'
import { moduleId } from './moduleId.ts'
import { type BuiltFile, runPageBuild } from './runPageBuild.ts'

/** What a module exports, by name. */
export type ModuleExports = Record<string, unknown>

/** React pages, loaded for rendering, and what they import besides code. */
export interface ServerPages {
  exports: Map<SourcePath, ModuleExports>
  /** Styles, pictures and fonts. */
  assets: BuiltFile[]
}

/** Bundles and loads React pages so that they can be rendered at build; `observer` sees their modules. */
export async function bundleForServer(
  modules: PageModule[],
  config: SiteConfig,
  observer: Plugin,
): Promise<ServerPages> {
  const files = await runPageBuild(config, {
    ssr: true,
    input: Object.fromEntries(modules.map((module, index) => [`page-${index}`, moduleId(module, config)])),
    plugins: [shareReact, observer],
    output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  })
  const folder = writeCode(files, config)
  const exports = modules.map(
    async ({ source }, index) =>
      [source, await importPage(join(folder, `page-${index}.mjs`), source)] as const,
  )
  return {
    exports: new Map(await Promise.all(exports)),
    assets: files.filter(({ type }) => type === 'asset'),
  }
}

/** Pages must run with the engine's React: a second copy would refuse to render them. */
const shareReact: Plugin = {
  name: 'sotay:share-react',
  enforce: 'pre',
  resolveId: (id) =>
    /^react(?:-dom)?(?:\/|$)/.test(id) ? { id: import.meta.resolve(id), external: true } : undefined,
}

/** Into a folder that is named by the content, because Node loads each address only once. */
function writeCode(files: BuiltFile[], { siteDir }: SiteConfig): string {
  const chunks = files.filter((file) => file.type === 'chunk')
  const folder = join(siteDir, '.sotay/server', hash(chunks.map(({ code }) => code).join('\n')))
  mkdirSync(folder, { recursive: true })
  for (const { fileName, code } of chunks) writeFileSync(join(folder, fileName), code)
  return folder
}

async function importPage(path: string, source: SourcePath): Promise<ModuleExports> {
  try {
    return await import(pathToFileURL(path).href)
  } catch (error) {
    const { message } = error instanceof Error ? error : { message: String(error) }
    throw new BuildFailed([diagnose('page-module-broken', [message], { file: source })])
  }
}
