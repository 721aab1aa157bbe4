import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheOf } from '../config/readFile.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import type { SourcePath } from '../model/paths.ts'
import { build } from './build.ts'
import { joinWords } from './lastBuild/indexMemory.ts'
import type { BuildResult } from './lastBuild/lastBuild.ts'
import type { BuildOptions } from './lastBuild/task.ts'
import { renderSite } from './renderSite.ts'
import { cacheKinds } from './sharedCache/shareCaches.ts'
import { joinValueCaches } from './valueCache.ts'

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
  await renderSite(siteDir, {
    ...options,
    adjust: (config) => ({ ...config, cacheDir }),
    isOwn: (note) => isOf(shard, note),
  })
  return cacheDir
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
  // Indexes of parts are none of the site.
  for (const kind of cacheKinds) if (kind !== 'search') joinKind(kind, parts, cacheOf(siteDir))
  const result = await build(siteDir, options)
  rmSync(folder, { recursive: true })
  const numbers = Array.from({ length: of }, (_, index) => index + 1)
  return { ...result, missing: numbers.filter((number) => !names.includes(`${number}-of-${of}`)) }
}

/** A build, with the numbers of the parts whose work it had to do itself. */
export type MergeResult = BuildResult & { missing: number[] }

/** Takes what the parts have made of one kind. */
function joinKind(kind: string, parts: string[], cacheDir: string): void {
  const folders = parts.map((part) => join(part, kind)).filter((folder) => existsSync(folder))
  const names = new Set(folders.flatMap((folder) => readdirSync(folder)))
  for (const name of names) {
    const own = join(cacheDir, kind, name)
    const paths = folders.map((folder) => join(folder, name)).filter((path) => existsSync(path))
    if (name.endsWith('.jsonl')) joinValueCaches([own, ...paths], own)
    else if (name.endsWith('.words')) joinWords([...paths, own], own)
    else cpSync(paths[0]!, own, { recursive: true })
  }
}

const shardsOf = (siteDir: string) => join(cacheOf(siteDir), '..', 'shards')

const refusal = (reason: string, command: string) =>
  new BuildFailed([diagnose('wrong-usage', [reason, command])])
