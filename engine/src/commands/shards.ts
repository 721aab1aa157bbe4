import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readCacheFile, writeCacheFile } from '../bundle/cache/cacheFile.ts'
import { codeIdentity } from '../bundle/cache/sources.ts'
import { cacheOf, hashBytes, isThere, readText } from '../config/readFile.ts'
import { BuildFailed, type Diagnostic, diagnose } from '../diagnostics/diagnostic.ts'
import type { SourcePath } from '../model/paths.ts'
import { build } from './build.ts'
import type { BuildResult } from './lastBuild/lastBuild.ts'
import type { BuildOptions } from './lastBuild/task.ts'
import { renderSite } from './renderSite.ts'
import { joinCaches } from './sharedCache/shareCaches.ts'

/** One of the parts into which the work of a build is cut. */
export interface Shard {
  /** From 1. */
  number: number
  of: number
}

/** Reads `3/8`. */
export function parseShard(written: string): Shard {
  const [, number = 0, of = 0] = /^(\d+)\/(\d+)$/.exec(written)?.map(Number) ?? []
  if (number >= 1 && number <= of) return { number, of }
  throw refusal(`"${written}" is no part of a build: it must be as "3/8", the third of eight.`, 'build')
}

/**
 * Does the part of a build's work that belongs to its share of the notes: compiles them, draws their diagrams and
 * previews, renders their pages, counts their words. The results go into a cache of its own (an absolute path, given
 * back), and nothing is published. Problems are left to the build that joins the parts; errors of the config are thrown.
 */
export async function buildShard(siteDir: string, shard: Shard, options: BuildOptions): Promise<string> {
  const cacheDir = join(shardsOf(siteDir), `${shard.number}-of-${shard.of}`)
  const own = new Set<SourcePath>()
  await renderSite(siteDir, {
    ...options,
    adjust: (config) => ({ ...config, cacheDir }),
    isOwn: (note) => isOf(shard, note) && Boolean(own.add(note)),
  })
  const made: MadeOf = {
    code: codeIdentity(),
    notes: Array.from(own, (note) => [note, stateOf(siteDir, note)]),
  }
  writeCacheFile(join(cacheDir, madeOfFile), JSON.stringify(made))
  return cacheDir
}

/** What a part was made of: the code of the engine, and its notes. */
interface MadeOf {
  code?: string | undefined
  notes: [note: SourcePath, state: string][]
}

const madeOfFile = 'made-of.json'

/** A hash of a note's text, the same on every system. */
function stateOf(siteDir: string, note: SourcePath): string {
  const path = join(siteDir, note)
  return isThere(path) ? hashBytes(readText(siteDir, path)) : ''
}

/** The problem of a part that cannot be used at all. Of one that can be used in places, the rest is made again. */
function checkPart(siteDir: string, part: string): Diagnostic[] {
  const written = readCacheFile(join(part, madeOfFile))?.toString()
  const made: MadeOf | undefined = written && JSON.parse(written)
  const refuse = (reason: string) => [diagnose('part-does-not-fit', [basename(part), reason])]
  if (!made || made.code !== codeIdentity())
    return refuse('it was made by another version of Sotay or of its packages')
  const fits = made.notes.length === 0 || made.notes.some(([note, state]) => state === stateOf(siteDir, note))
  return fits ? [] : refuse('each note that it was made of is another one here, or is not here')
}

/** Notes are dealt out by their paths, so that each part is about as large and the same on every machine. */
const isOf = ({ number, of }: Shard, note: SourcePath) =>
  createHash('sha256').update(note).digest().readUInt32BE() % of === number - 1

/**
 * Builds a site with what its parts have made. The output is what a build without parts gives, byte for byte: whatever
 * is missing or was made of something else is made again.
 */
export async function mergeShards(siteDir: string, options: BuildOptions): Promise<MergeResult> {
  const folder = shardsOf(siteDir)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^\d+-of-\d+$/.test(name)) : []
  if (names.length === 0) throw refusal(`There is no part of a build in "${folder}".`, 'merge')
  const counts = new Set(names.map((name) => Number(name.split('-').at(-1))))
  const [of = 0, other] = counts
  if (other) throw refusal(`The parts in "${folder}" are of different builds: ${names.join(', ')}.`, 'merge')
  const parts = names.map((name) => join(folder, name))
  const misfits = parts.flatMap((part) => checkPart(siteDir, part))
  if (misfits.length > 0) throw new BuildFailed(misfits)
  joinCaches(parts, cacheOf(siteDir))
  const result = await build(siteDir, options)
  rmSync(folder, { recursive: true })
  const numbers = Array.from({ length: of }, (_, index) => index + 1)
  return { ...result, missing: numbers.filter((number) => !names.includes(`${number}-of-${of}`)) }
}

/** A build, with the numbers of the parts whose work it had to do itself. */
export type MergeResult = BuildResult & { missing: number[] }

const shardsOf = (siteDir: string) => join(cacheOf(siteDir), '..', 'shards')

const refusal = (reason: string, command: string) =>
  new BuildFailed([diagnose('wrong-usage', [reason, command])])
