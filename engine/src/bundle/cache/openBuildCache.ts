import { dirname, isAbsolute, join, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Plugin } from 'vite'
import { lookAt, watchImports } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts'
import type { CodeFile } from '../bundle.ts'
import { readCacheFile, writeCacheFile } from './cacheFile.ts'
import { codeIdentity, fingerprint, isFile, type Lookups, type Sources, sourcesOf } from './sources.ts'

/**
 * Runs a build with these plugins, or finds its result. The key must cover everything that the build depends on besides
 * files. A result can be any value that `structuredClone` can copy; one with errors is not stored.
 */
export type CachedBuild = <Result extends CodeBuild>(
  key: unknown,
  build: (plugins: Plugin[]) => Promise<Result>,
) => Promise<Result>

/** What all builds have in common. */
interface CodeBuild {
  code: CodeFile[]
  problems?: Diagnostic[]
}

/** Builds every time. */
export const uncached: CachedBuild = (_, build) => build([])

interface EarlierBuild {
  key: string
  sources: Sources
  /** Of the sources. */
  hash: string
  result: unknown
}

/** File systems stamp changes with a clock that may lag behind by some milliseconds. */
const clockStep = 50

/**
 * Opens the cache of one kind of build: its last result, which is found again while no file has changed in the folders
 * that its modules came from. The engine's sources cache nothing.
 */
export function openBuildCache(kind: string, config: SiteConfig, code = codeIdentity()): CachedBuild {
  const { siteDir, cacheDir, i18n, plugged } = config
  // Plugins of PostCSS may read any file: those of Tailwind look for class names in all of them.
  if (code === undefined || plugged?.postcss.length) return uncached
  const path = join(cacheDir, 'bundles', `${i18n.currentLocale}.${kind}`)
  return async (facts, build) => {
    const key = JSON.stringify([code, siteDir, facts])
    const earlier = readEarlier(path)
    if (earlier?.key === key && earlier.hash === (await fingerprint(earlier.sources, siteDir)).hash)
      return earlier.result as Awaited<ReturnType<typeof build>>
    const [begun, ids] = [Date.now(), new Set<string>()]
    const lookups: Lookups = { folders: new Set(), targets: new Set() }
    const result = await build([listModules(ids, siteDir, lookups)])
    const sources = sourcesOf(lookAt([...ids].filter(isFile)), config, lookups)
    if (!sources || hasErrors(result.problems ?? [])) return result
    const { hash, changedAt } = await fingerprint(sources, siteDir)
    if (changedAt < begun - clockStep)
      writeCacheFile(path, serialize({ key, sources, hash, result } satisfies EarlierBuild))
    return result
  }
}

/** Adds the ids of all modules of a build, and of its workers, to a set, and what their imports have it look for. */
function listModules(ids: Set<string>, siteDir: string, { folders, targets }: Lookups): Plugin {
  const look = watchImports(siteDir, (folder) => void folders.add(folder))
  const list: Plugin = {
    name: 'sotay:list-modules',
    resolveId: {
      order: 'pre',
      handler(name, importer) {
        look(name, importer)
        const isOfSite = importer && isAbsolute(importer) && !importer.includes('/node_modules/')
        const [path = ''] = name.split('?')
        if (isOfSite && /^[./]/.test(path)) targets.add(resolve(dirname(importer), path))
      },
    },
    buildEnd() {
      for (const id of this.getModuleIds()) ids.add(id)
    },
  }
  return { ...list, config: () => ({ worker: { plugins: () => [list] } }) }
}

/** What is kept of a build, by what it was made from. */
export function readBuild(path: string): Map<string, Buffer> {
  const earlier = readEarlier(path)
  return new Map(earlier && [[earlier.key + earlier.hash, serialize(earlier.result)]])
}

function readEarlier(path: string): EarlierBuild | undefined {
  const bytes = readCacheFile(path)
  try {
    return bytes && deserialize(bytes)
  } catch {
    // Another version of Node wrote it.
    return undefined
  }
}
