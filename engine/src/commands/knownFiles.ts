import { lstatSync } from 'node:fs'
import { join, relative } from 'node:path'
import { markUsed, readCacheFile, writeCacheFile } from '../bundle/cache/cacheFile.ts'
import { fileState, isYoung } from '../config/readFile.ts'
import type { KnownFiles, SiteConfig } from '../config/siteConfig.ts'
import { timeOfFiles } from './lastBuild/paths.ts'
import { isJson } from './valueCache.ts'

/** What was made of files, by its kind and their paths from the site folder, with the state of each. JSON. */
type KeptFiles = Record<string, [state: string, value: unknown]>

type Place = Pick<SiteConfig, 'siteDir' | 'cacheDir'>

/** What is thrown when a file has changed while a build went on that had not read it. */
class FileChanged extends Error {}

/** Gives the settings with the known files of the site; without if the engine runs from its sources. */
export type OpenKnownFiles = (config: SiteConfig) => SiteConfig

/**
 * Runs a build that reads no file again that is as it was. If one changes before it is read after all, the build is made
 * once more (`isAgain`), and reads all.
 */
export async function withKnownFiles<Result>(
  code: string | undefined,
  build: (open: OpenKnownFiles, isAgain: boolean) => Promise<Result>,
): Promise<Result> {
  const buildOnce = async (isFresh: boolean) => {
    let opened: ReturnType<typeof openKnownFiles> | undefined
    const result = await build((config) => {
      opened = code === undefined ? undefined : openKnownFiles(config, code, isFresh)
      return { ...config, knownFiles: opened?.known }
    }, isFresh)
    opened?.close()
    return result
  }
  try {
    return await buildOnce(false)
  } catch (error) {
    if (error instanceof FileChanged) return buildOnce(true)
    throw error
  }
}

/** Closing keeps what was asked for, for the next build. */
function openKnownFiles(place: Place, code: string, isFresh = false) {
  const path = pathOf(place)
  const before = isFresh ? undefined : readKept(path, code)
  const begunAt = timeOfFiles(path) ?? Number.NEGATIVE_INFINITY
  const find = createFinder(place, before?.files)
  const next: KeptFiles = {}
  const known: KnownFiles = {
    recall(file, make, { kind, keep, open }) {
      // Its state is taken first, so what changes in the meantime is noticed the next time.
      const { name, state, changedAt, ...found } = find(file, kind)
      // Languages have files in common.
      const kept = next[name]?.[0] === state ? next[name] : found.kept
      if (kept) {
        next[name] = kept
        return open(kept[1] as Parameters<typeof open>[0])
      }
      const made = make()
      const value = keep(made)
      if (value !== undefined && !isYoung(changedAt, begunAt) && isJson(value)) next[name] = [state, value]
      return made
    },
    refuse(file) {
      throw new FileChanged(file)
    },
  }
  const close = () => {
    // A build of one language does not ask for the files of the others.
    const others = Object.keys(next).length * 2 > Object.keys(before?.files ?? {}).length ? before?.files : {}
    const text = JSON.stringify({ code, files: { ...others, ...next } })
    if (text === before?.text) markUsed(path)
    else writeCacheFile(path, text)
  }
  return { known, close }
}

/** The known files, to read only: nothing is kept, and a file that is read later is taken as it is then. */
export function findKnownFiles(place: Place, code: string | undefined): KnownFiles | undefined {
  return code === undefined ? undefined : { ...openKnownFiles(place, code).known, refuse() {} }
}

const pathOf = ({ cacheDir }: Place) => join(cacheDir, 'states', 'files.json')

function readKept(path: string, code: string): { text: string; files: KeptFiles } | undefined {
  const text = readCacheFile(path)?.toString()
  const { code: former, files } = text === undefined ? {} : JSON.parse(text)
  return text !== undefined && former === code ? { text, files } : undefined
}

/**
 * Looks at a file, and for what is kept of it as it is. To look counts as reading: whoever records what a build reads
 * hears of it.
 */
function createFinder({ siteDir }: Place, files: KeptFiles = {}) {
  const all = new Map(Object.entries(files))
  return (file: string, kind?: string) => {
    const name = [...(kind ? [kind] : []), relative(siteDir, file)].join(' ')
    const stats = lstatSync(file, { throwIfNoEntry: false })
    const changedAt = stats?.isFile() ? stats.ctimeMs : Number.POSITIVE_INFINITY
    const state = stats?.isFile() ? `${fileState(stats)} ${changedAt}` : ''
    const kept = all.get(name)
    return { name, state, changedAt, kept: kept?.[0] === state ? kept : undefined }
  }
}
