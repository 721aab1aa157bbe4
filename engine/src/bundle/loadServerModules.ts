import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runSiteCode, watchIfEndless } from '../config/siteCode.ts'
import type { SiteConfig } from '../config/siteConfig.ts'
import { BuildFailed, diagnose, orElse, stopOnErrors, type Tell } from '../diagnostics/diagnostic.ts'
import type { SourcePath } from '../model/paths.ts'
import { messageOf, stackOf } from '../std/errors.ts'
import { hash } from '../std/hash.ts'
import { entryName, type ServerModule } from './bundleForServer.ts'
import { removeUnused } from './cache/cacheFile.ts'
import type { CodeFile } from './readParts.ts'

/** The exports of a module, by name. */
export type ModuleExports = Record<string, unknown>

/**
 * Loads bundled modules, given in the order in which they were bundled. Returns their exports by id; those that throw
 * are reported and missing.
 */
export async function loadServerModules(
  code: CodeFile[],
  modules: ServerModule[],
  { config, tell = stopOnErrors }: { config: SiteConfig; tell?: Tell },
): Promise<Map<string, ModuleExports>> {
  const folder = writeCode(code, config)
  watchIfEndless(code.map(({ name, text }) => (name.startsWith('noteExports') ? '' : text)).join('\n'))
  const load = ({ source }: ServerModule, index: number) =>
    orElse(() => importPage(join(folder, `${entryName(index)}.mjs`), source), undefined, tell)
  const loaded = await Promise.all(modules.map(load))
  return new Map(modules.flatMap(({ id }, index) => (loaded[index] ? [[id, loaded[index]]] : [])))
}

/** Writes the code to a folder named by a hash of it, because Node caches modules by URL. */
function writeCode(files: CodeFile[], { siteDir }: SiteConfig): string {
  const parent = join(siteDir, '.sotay/server')
  removeUnused(parent, 1)
  const folder = join(parent, hash(files.map(({ text }) => text).join('\n')))
  mkdirSync(folder, { recursive: true })
  for (const { name, text } of files)
    if (!holds(join(folder, name), text)) writeFileSync(join(folder, name), text)
  return folder
}

/** Whether the code is there: another build may be reading it, so it is not written again. */
function holds(path: string, text: string): boolean {
  try {
    return readFileSync(path, 'utf8') === text
  } catch {
    return false
  }
}

async function importPage(path: string, source: SourcePath): Promise<ModuleExports> {
  try {
    return await runSiteCode(source, () => import(pathToFileURL(path).href))
  } catch (error) {
    const where = { file: source, stack: stackOf(error) }
    throw new BuildFailed([diagnose('page-module-broken', [messageOf(error)], where)])
  }
}
