import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'
import type { SourcePath } from '../model/paths.ts'
import { hash } from '../std/hash.ts'
import { type CodeFile, entryName, type ServerModule } from './bundleForServer.ts'
import { removeUnused } from './cache/removeUnused.ts'

/** The exports of a module, by name. */
export type ModuleExports = Record<string, unknown>

/** Loads bundled modules, given in the order in which they were bundled. Returns their exports by id. */
export async function loadServerModules(
  code: CodeFile[],
  modules: ServerModule[],
  config: SiteConfig,
): Promise<Map<string, ModuleExports>> {
  const folder = writeCode(code, config)
  const exports = modules.map(
    async ({ id, source }, index) =>
      [id, await importPage(join(folder, `${entryName(index)}.mjs`), source)] as const,
  )
  return new Map(await Promise.all(exports))
}

/** Writes the code to a folder named by a hash of it, because Node caches modules by URL. */
function writeCode(files: CodeFile[], { siteDir }: SiteConfig): string {
  const parent = join(siteDir, '.sotay/server')
  removeUnused(parent, 1)
  const folder = join(parent, hash(files.map(({ text }) => text).join('\n')))
  mkdirSync(folder, { recursive: true })
  for (const { name, text } of files) writeFileSync(join(folder, name), text)
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
