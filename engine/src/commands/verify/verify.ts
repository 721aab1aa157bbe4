import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { readCacheFile } from '../../bundle/cache/cacheFile.ts'
import { readBuild } from '../../bundle/cache/openBuildCache.ts'
import { cacheOf, hashBytes, readBytes } from '../../config/readFile.ts'
import { BuildFailed, diagnose } from '../../diagnostics/diagnostic.ts'
import { manifestPath, parseHashes } from '../../output/manifest.ts'
import { counted } from '../../std/countWork.ts'
import { build } from '../build.ts'
import { explainFetch, readUpTo } from '../check/checkExternal.ts'
import type { BuildOptions } from '../lastBuild/task.ts'
import { type Progress, silent } from '../progress.ts'
import { readValues } from '../valueCache.ts'

export type VerifyOptions = Pick<BuildOptions, 'config' | 'locale' | 'progress'>

/** What the command prints, and whether the published site is what its sources build. */
interface Verdict {
  printed: string
  isSame: boolean
}

const notFound = '404.html'

/** The hash of each file by its path; undefined for one that is not there. */
type Hashes = Map<string, string | undefined>

/**
 * Builds the site into a folder for the moment, with nothing of earlier builds, and compares every file with what is
 * published at an address or in a folder.
 */
export async function verify(siteDir: string, place: string, options: VerifyOptions = {}): Promise<Verdict> {
  const { progress = silent } = options
  const isAddress = /^https?:\/\//i.test(place)
  if (isAddress && !URL.canParse(place)) throw nothingAt(place, 'it is no complete address')
  // A site that is only a part of another may have no home page.
  const isThere = isAddress
    ? (await fetchFile(withSlash(place), '', 0)) || (await fetchFile(withSlash(place), notFound, 0))
    : existsSync(join(place, 'index.html')) || existsSync(join(place, notFound))
  if (!isThere) throw nothingAt(place, 'it has no home page')
  const work = mkdtempSync(join(tmpdir(), 'sotay-verify-'))
  try {
    const cacheDir = join(work, 'cache')
    const { outDir } = await build(siteDir, {
      ...options,
      outDir: join(work, 'build'),
      cacheDir,
      manifest: true,
    })
    // Not by its own list: plugins write after that.
    const built = readFolder(outDir)
    const published = isAddress
      ? await fetchSite(withSlash(place), sizesOf(outDir, [...built.keys()]), progress)
      : readFolder(resolve(place))
    return compare(built, published, { place, step: () => findDifferentStep(cacheOf(siteDir), cacheDir) })
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

interface Compared {
  place: string
  /** What gave other results than in earlier builds, for the same input. */
  step(): string | undefined
}

function compare(built: Hashes, published: Hashes, { place, step }: Compared): Verdict {
  const paths = [...new Set([...built.keys(), ...published.keys()])]
  const lines = paths.sort().flatMap((path) => {
    const [ours, theirs] = [built.get(path), published.get(path)]
    if (ours === theirs || (!theirs && mayBeMissing(path))) return []
    return [`  ${path} ${ours ? (theirs ? 'differs' : 'is not there') : 'is not made from these sources'}`]
  })
  if (lines.length === 0)
    return { printed: `All ${built.size - 1} files at ${place} are what these sources build.`, isSame: true }
  const printed = `At ${place}, of ${built.size - 1} files:\n\n${lines.join('\n')}\n\n${adviceFor(step())}`
  return { printed, isSame: false }
}

function adviceFor(step: string | undefined): string {
  return step
    ? `From the same input, ${step} once gave another result than now: "sotay clear" removes what is kept of it.`
    : 'Compare what was built: the same commit, version of Sotay and variables such as BASE_URL give the same files.'
}

/** Files that hosts read themselves, and do not publish, and the list of hashes, which not every site has. */
const mayBeMissing = (path: string) =>
  path === manifestPath || /^(?:_headers|_redirects|\.nojekyll|CNAME)$/.test(path)

function readFolder(folder: string): Hashes {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => !entry.isDirectory(),
  )
  // A link, which no build makes, is read by hosts like the file that it leads to.
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const hash = entry.isFile() ? hashBytes(readBytes(path)) : 'a link'
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), hash]
    }),
  )
}

/** How many files are fetched at once. */
const atOnce = 8

/** The most that is read of a list of hashes, in bytes: that of 100,000 files is a fifth of it. */
const longestList = 64 * 1024 * 1024

const sizesOf = (folder: string, paths: string[]) =>
  new Map(paths.map((path) => [path, statSync(join(folder, path)).size]))

/**
 * Fetches the files, and of each no more than it may have; a list of hashes that was published beside them tells of
 * files that are not among these.
 */
async function fetchSite(
  address: string,
  sizes: ReadonlyMap<string, number>,
  progress: Progress,
): Promise<Hashes> {
  const list = await fetchFile(address, manifestPath, longestList)
  if (list && list.length > longestList)
    throw nothingAt(address + manifestPath, `it is larger than ${longestList / 1024 ** 2} MB`)
  const others = [...parseHashes(list?.toString() ?? '').keys()].filter((path) => !sizes.has(path))
  const waiting = [...sizes.keys(), ...others]
  const hashes: Hashes = new Map()
  await progress.stage('Comparing files', async (count) => {
    const note = counted((path: string, hash?: string) => hashes.set(path, hash), waiting.length, count)
    const work = async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        const bytes = await fetchFile(address, path, sizes.get(path) ?? 0)
        note(path, bytes && hashBytes(bytes))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  })
  return hashes
}

/** How long a file may take, in ms. */
const patience = 60_000

/**
 * The bytes of a file, if there is one, or its beginning, longer than `most` bytes. The page for addresses that do not
 * exist comes with their status.
 */
async function fetchFile(address: string, path: string, most: number): Promise<Buffer | undefined> {
  const url = new URL(path.split('/').map(encodeURIComponent).join('/'), address)
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    const isThere = response.ok || path.endsWith('404.html')
    const bytes = await readUpTo(response, isThere ? most : 0)
    return isThere ? bytes : undefined
  } catch (error) {
    throw nothingAt(url.href, explainFetch(error, patience))
  }
}

const withSlash = (address: string) => `${address.replace(/[?#].*/s, '').replace(/(?<!\/)\/+$/, '')}/`

const nothingAt = (place: string, reason: string) =>
  new BuildFailed([diagnose('nothing-to-verify', [place, reason])])

/** What is kept between builds, by its folder in the cache, in the order in which builds use it. */
const steps = {
  notes: 'compiling a note',
  fonts: 'cutting a font down',
  bundles: 'bundling',
  diagrams: 'drawing a diagram',
  pictures: 'resizing a picture',
  previews: 'drawing a preview picture',
  pages: 'rendering a page',
  search: 'making the index of the search',
}

/**
 * Compares two caches of one site, and names the first step that gave different results for the same input. Undefined
 * if all agree: what differs in the output then comes from a step that keeps nothing, or from an input that changed.
 */
function findDifferentStep(one: string, other: string): string | undefined {
  return Object.entries(steps).find(([folder]) => holdDifferent(join(one, folder), join(other, folder)))?.[1]
}

function holdDifferent(one: string, other: string): boolean {
  const names = existsSync(one) && existsSync(other) ? readdirSync(one) : []
  return names.some((name) => {
    const known = readResults(join(one, name))
    return [...readResults(join(other, name))].some(
      ([input, result]) => known.get(input)?.equals(result) === false,
    )
  })
}

/** The results in an entry of the cache, by their input. */
function readResults(path: string): Map<string, Buffer> {
  if (path.endsWith('.jsonl')) return readValues(path)
  if (basename(dirname(path)) === 'bundles') return readBuild(path)
  const result = readCacheFile(path)
  return new Map(result && [['', result]])
}
