import { join } from 'node:path'
import type { OutputPath } from '../../model/paths.ts'
import { type CountWork, counted } from '../../std/countWork.ts'
import { markUsed, readCacheFile, removeUnused, writeCacheFile } from './cacheFile.ts'

/** A file of the site that takes long to make. Its name says what it is made from. */
export interface FileToMake {
  output: OutputPath
  make(): Promise<Uint8Array>
}

/** A file that was made. It is read when it is written: all of them together take much memory. */
export interface MadeFile {
  path: OutputPath
  read(): Uint8Array
  /** Whether the output folder has it. */
  former?: true
}

/** Gives a file of the output, whose name says what it is made from, as the last build wrote it. */
export type FindMade = (path: OutputPath) => MadeFile | undefined

interface Making {
  count?: CountWork | undefined
  findMade?: FindMade | undefined
}

/** How many files are made at the same time. */
const lanes = 2

/** Makes files, and caches them in a folder until builds stop using them. */
export async function makeFiles(
  wanted: FileToMake[],
  folder: string,
  { count, findMade = () => undefined }: Making = {},
): Promise<MadeFile[]> {
  const byName = new Map(wanted.map((file) => [file.output, file]))
  const former = [...byName.keys()].flatMap((output) => findMade(output) ?? [])
  for (const { path } of former) byName.delete(path)
  const files = [...byName.values()].map((each) => {
    return { ...each, file: join(folder, each.output.replaceAll('/', '-')) }
  })
  const missing = files.filter(({ file }) => !readCacheFile(file))
  /** What is not in the cache. */
  const uncached = new Map<string, Uint8Array>()
  const store = (file: string, bytes: Uint8Array) => {
    // What could not be made is tried again next time.
    if (bytes.length === 0 || !writeCacheFile(file, bytes)) uncached.set(file, bytes)
  }
  const storeCounted = counted(store, missing.length, missing.length > 0 ? count : undefined)
  const queue = missing.values()
  const lane = async () => {
    for (const { file, make } of queue) storeCounted(file, await make())
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  for (const { file } of files) markUsed(file)
  // Those that are not looked at may be used, too.
  if (former.length === 0) removeUnused(folder, 30)
  const made = files.map(({ output, file }) => ({
    path: output,
    read: () => uncached.get(file) ?? readCached(file),
  }))
  return [...former, ...made]
}

function readCached(file: string): Uint8Array {
  const bytes = readCacheFile(file)
  if (!bytes) throw new Error('the cache changed during the build')
  return bytes
}
