import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { temporaryEnding } from '../../bundle/cache/cacheFile.ts'
import { messageOf } from '../../std/errors.ts'
import { readUpTo } from '../check/checkExternal.ts'

/**
 * A server that keeps artifacts under names, by the protocol of Turborepo's remote cache
 * (`https://turborepo.com/docs/openapi/artifacts`). What it gives is not to be trusted.
 */
export interface ArtifactStore {
  /** Undefined if there is none of this name. */
  get(name: string): Promise<Buffer | undefined>
  put(name: string, contents: Buffer): Promise<void>
}

/** Where a store is, and the token that lets requests in. */
export interface StorePlace {
  url: string
  team: string
  /** Left out, the server decides what anybody may read. */
  token?: string | undefined
}

/** Why a store cannot be used, as the end of a sentence. */
export class StoreFailed extends Error {}

/** The most that a part may hold: many servers take at most 100 MB at once. In bytes. */
export const partSize = 32 * 1024 * 1024

/** In milliseconds. Long enough for a large part on a slow line; a server that is gone answers sooner. */
const patience = 60_000

/** Opens a store. Each request throws `StoreFailed` if there is no answer in time, or not the expected one. */
export function openArtifactStore({ url, team, token }: StorePlace, limit = patience): ArtifactStore {
  const address = (name: string) => {
    const at = new URL(`v8/artifacts/${name}`, url.endsWith('/') ? url : `${url}/`)
    at.searchParams.set(team.startsWith('team_') ? 'teamId' : 'slug', team)
    return at
  }
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const request = (name: string, init: RequestInit) =>
    answerOf(fetch(address(name), { ...init, signal: AbortSignal.timeout(limit) }), limit)
  return {
    async get(name) {
      const { status, body } = await request(name, { headers })
      if (status === 404) return undefined
      if (status !== 200) throw new StoreFailed(`it answered ${status} when asked for a part`)
      return body
    },
    async put(name, contents) {
      const { status } = await request(name, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/octet-stream', 'x-artifact-duration': '0' },
        body: new Uint8Array(contents),
      })
      if (status < 200 || status > 299) throw new StoreFailed(`it answered ${status} when sent a part`)
    },
  }
}

async function answerOf(answer: Promise<Response>, limit: number): Promise<{ status: number; body: Buffer }> {
  try {
    const response = await answer
    const body = await readUpTo(response, partSize)
    if (body.length > partSize) throw new StoreFailed(`its answer is larger than ${partSize / 1024 ** 2} MB`)
    return { status: response.status, body }
  } catch (error) {
    if (error instanceof StoreFailed) throw error
    const { name, cause } = error as Error
    if (name === 'TimeoutError') throw new StoreFailed(`it did not answer within ${limit / 1000} seconds`)
    throw new StoreFailed(`it cannot be reached (${messageOf(cause ?? error)})`)
  }
}

/**
 * The files of a folder as one, compressed; the same files give the same bytes. Undefined if there are none. What a
 * process has not finished is left out.
 */
export function packFolder(folder: string): Buffer | undefined {
  const names = listFiles(folder)
  if (names.length === 0) return undefined
  const contents = names.map((name) => readFileSync(join(folder, name)))
  const header = JSON.stringify(names.map((name, index) => [name, contents[index]!.length]))
  return gzipSync(Buffer.concat([Buffer.from(`${header}\n`), ...contents]), { level: 6 })
}

/** Writes the files of a pack into a folder. */
export function unpackFolder(packed: Buffer, folder: string): void {
  const bytes = gunzipSync(packed)
  const headerEnd = bytes.indexOf('\n')
  const files: [name: string, length: number][] = JSON.parse(bytes.toString('utf8', 0, headerEnd))
  let start = headerEnd + 1
  for (const [name, length] of files) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes.subarray(start, start + length))
    start += length
  }
}

/** Whether a folder has files at all. */
export const isEmptyFolder = (folder: string): boolean => listFiles(folder).length === 0

/** With `/` on every system, in the order of their names. */
function listFiles(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith(temporaryEnding))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    return paths.map((path) => path.replaceAll('\\', '/')).sort()
  } catch {
    return []
  }
}
