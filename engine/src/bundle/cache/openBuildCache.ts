import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Plugin } from 'vite'
import { lookAt } from '../../config/importPlaces.ts'
import { isYoung } from '../../config/readFile.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, hasErrors } from '../../diagnostics/diagnostic.ts'
import type { CodeFile } from '../bundle.ts'
import { listModules } from '../recordImports.ts'
import { readCacheFile, writeCacheFile } from './cacheFile.ts'
import {
  findSources,
  fingerprint,
  hashContents,
  isFile,
  type Lookups,
  type Sources,
  sourcesOf,
} from './sources.ts'

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
  /** Of the sources: of their sizes and times, and of what they hold. */
  hash: string
  contents: string
  result: unknown
}

/**
 * Opens the cache of one kind of build: its last result, which is found again while no file has changed in the folders
 * that its modules came from, be it that a checkout has written all of them anew. `code` identifies that of the engine;
 * nothing is cached without.
 */
export function openBuildCache(kind: string, config: SiteConfig, code: string | undefined): CachedBuild {
  const { siteDir, cacheDir, i18n, plugged } = config
  // Plugins of PostCSS may read any file: those of Tailwind look for class names in all of them.
  if (code === undefined || plugged?.postcss.length) return uncached
  const path = join(cacheDir, 'bundles', `${i18n.currentLocale}.${kind}`)
  return async (facts, build) => {
    const key = JSON.stringify([code, siteDir, facts])
    const earlier = readEarlier(path)
    if (earlier?.key === key && (await isAsItWas(earlier, siteDir, path)))
      return earlier.result as Awaited<ReturnType<typeof build>>
    const [begun, ids] = [Date.now(), new Set<string>()]
    const lookups: Lookups = { folders: new Set(), targets: new Set() }
    const result = await build([listModules(ids, siteDir, lookups)])
    const sources = sourcesOf(lookAt([...ids].filter(isFile)), config, lookups)
    if (!sources || hasErrors(result.problems ?? [])) return result
    const found = await findSources(sources, siteDir)
    // Read first: what changes in the meantime has changed since the build began.
    const contents = hashContents(found)
    const { hash, changedAt } = fingerprint(found)
    if (!isYoung(changedAt, begun)) writeEarlier(path, { key, sources, hash, contents, result })
    return result
  }
}

/** Whether all sources are as they were. If only their times differ, the build is kept with the new ones. */
async function isAsItWas(earlier: EarlierBuild, siteDir: string, path: string): Promise<boolean> {
  const begun = Date.now()
  const found = await findSources(earlier.sources, siteDir)
  const { hash, changedAt } = fingerprint(found)
  if (hash === earlier.hash) return true
  if (hashContents(found) !== earlier.contents) return false
  if (!isYoung(changedAt, begun)) writeEarlier(path, { ...earlier, hash })
  return true
}

/** What is kept of a build, by what it was made from. */
export function readBuild(path: string): Map<string, Buffer> {
  const earlier = readEarlier(path)
  return new Map(earlier && [[earlier.key + earlier.contents, serialize(earlier.result)]])
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

function writeEarlier(path: string, build: EarlierBuild): void {
  writeCacheFile(path, serialize(build))
}
