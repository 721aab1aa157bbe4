import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { codeIdentity } from '../../bundle/cache/sources.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { messageOf } from '../../std/errors.ts'
import { joinWords } from '../lastBuild/indexMemory.ts'
import { type Progress, silent } from '../progress.ts'
import { joinValueCaches } from '../valueCache.ts'
import {
  type ArtifactStore,
  isEmptyFolder,
  openArtifactStore,
  packFolder,
  partSize,
  StoreFailed,
  unpackFolder,
} from './artifacts.ts'
import { readPrivateKey, readSigned, signText } from './keys.ts'

/** What a build does with the shared cache of its site, if the settings name one. */
export interface SharedCaches {
  /** Before its work. Gives warnings. */
  take(config: SiteConfig): Promise<Diagnostic[]>
  /** After it. A build of some languages gives nothing: the others would be missing. */
  give(): Promise<Diagnostic[]>
}

/**
 * Begins to share. The settings may be read more than once in a build; caches are taken once. A build whose caches are
 * elsewhere, as one that proves another, shares none.
 */
export function shareCaches({
  locale,
  cacheDir,
  progress = silent,
}: {
  locale?: string | string[]
  cacheDir?: string
  progress?: Progress
}): SharedCaches {
  let shared: SharedCache | undefined
  return {
    async take(config) {
      if (shared || cacheDir !== undefined) return []
      shared = openSharedCache(config)
      return shared ? progress.stage('Asking the shared cache', shared.take) : []
    },
    async give() {
      return shared && locale === undefined ? progress.stage('Filling the shared cache', shared.give) : []
    },
  }
}

/**
 * What builds of a site keep, shared between machines. Everything in it is found by what it was made from, so it makes
 * builds faster and never changes what they make. A store that fails is a warning.
 */
export interface SharedCache {
  /** Fetches the kinds of caches that this machine lacks. Without a private key, one that is there is enough to ask for nothing. */
  take(): Promise<Diagnostic[]>
  /** Sends what has changed since, if there is a private key. */
  give(): Promise<Diagnostic[]>
}

/** The folders of the cache that hold the same on every machine. */
const cacheKinds = [
  'notes',
  'pages',
  'search',
  'words',
  'bundles',
  'diagrams',
  'fonts',
  'pictures',
  'previews',
]

/** Takes what the parts of a build have made, each in a folder, into the cache of the site. */
export function joinCaches(parts: string[], cacheDir: string): void {
  // The index of a part of the site is not that of the site.
  for (const kind of cacheKinds) if (kind !== 'search') joinKind(kind, parts, cacheDir)
}

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

/** For each kind the names of its parts, which are the hashes of what they hold. The store has one list for a site. */
type PartsOfKind = Record<string, string[]>

/** Opens the shared cache of a site. Undefined if it has none, or the engine runs from its sources. */
function openSharedCache(config: SiteConfig): SharedCache | undefined {
  const { sharedCache: place, cacheDir, url, baseUrl } = config
  const code = codeIdentity()
  const { env } = process
  if (!place || code === undefined) return undefined
  const store = openArtifactStore({ ...place, token: env.SOTAY_CACHE_TOKEN })
  const listName = hashOf(JSON.stringify(['list of caches', url, baseUrl, code]))
  let stored: PartsOfKind = {}
  return {
    take: () =>
      orWarning(place.url, async () => {
        const missing = cacheKinds.filter((kind) => isEmptyFolder(join(cacheDir, kind)))
        // Most sites have nothing of some kinds. A server that is silent would delay each build by a minute.
        if (missing.length < cacheKinds.length && !env.SOTAY_CACHE_KEY) return
        stored = await readList(store, listName, place.publicKey)
        for (const kind of missing) {
          const { [kind]: names, ...others } = stored
          // Until it is here, it counts as not stored: so what the store has lost or damaged is sent again.
          stored = others
          if (await takeKind(store, names, join(cacheDir, kind))) stored = { ...stored, [kind]: names! }
        }
      }),
    give: () =>
      orWarning(place.url, async () => {
        if (!env.SOTAY_CACHE_KEY) return
        const key = readPrivateKey(env.SOTAY_CACHE_KEY, place.publicKey)
        if (!key)
          throw new StoreFailed('SOTAY_CACHE_KEY is not the private key that belongs to its public key')
        const list: PartsOfKind = {}
        for (const kind of cacheKinds) {
          const names = await giveKind(store, stored[kind], join(cacheDir, kind))
          if (names.length > 0) list[kind] = names
        }
        if (isDeepStrictEqual(list, stored)) return
        await store.put(listName, Buffer.from(signText(listName, JSON.stringify(list), key)))
      }),
  }
}

async function orWarning(url: string, work: () => Promise<void>): Promise<Diagnostic[]> {
  try {
    await work()
    return []
  } catch (error) {
    return [diagnose('shared-cache-failed', [url, messageOf(error)])]
  }
}

async function readList(store: ArtifactStore, name: string, publicKey: string): Promise<PartsOfKind> {
  const written = await store.get(name)
  if (!written) return {}
  const text = readSigned(name, written.toString(), publicKey)
  if (text === undefined) throw new StoreFailed('its list is not signed with the key of the site')
  return JSON.parse(text)
}

/** Puts the files of a kind into their folder: all of them, or none. Whether the store had them. */
async function takeKind(store: ArtifactStore, names: string[] = [], folder: string): Promise<boolean> {
  const parts = await Promise.all(names.map((name) => store.get(name)))
  // Stores forget what nobody has asked for in a while.
  if (names.length === 0 || parts.includes(undefined)) return false
  if (!parts.every((part, index) => hashOf(part!) === names[index]))
    throw new StoreFailed('a part is not what its name says')
  unpackFolder(Buffer.concat(parts as Buffer[]), folder)
  return true
}

/** Sends the parts of a kind that the store has not. Gives the names of all. */
async function giveKind(store: ArtifactStore, known: string[] = [], folder: string): Promise<string[]> {
  const packed = packFolder(folder) ?? Buffer.alloc(0)
  const names: string[] = []
  for (let start = 0; start < packed.length; start += partSize) {
    const part = packed.subarray(start, start + partSize)
    const name = hashOf(part)
    if (!known.includes(name)) await store.put(name, part)
    names.push(name)
  }
  return names
}

const hashOf = (contents: string | Buffer) => createHash('sha256').update(contents).digest('hex')
