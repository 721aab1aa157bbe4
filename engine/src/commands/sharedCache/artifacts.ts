import { messageOf } from '../../std/errors.ts'

/**
 * A server that keeps artifacts under names, by the protocol of Turborepo's remote cache
 * (`https://turborepo.com/docs/openapi/artifacts`). What it gives is not to be trusted.
 */
export interface ArtifactStore {
  /** Undefined if there is none of this name. */
  get(name: string): Promise<Buffer | undefined>
  put(name: string, contents: Buffer): Promise<void>
}

/** Where a store is, and who asks. */
export interface StorePlace {
  url: string
  team: string
  /** Left out, the server decides what anybody may read. */
  token?: string | undefined
}

/** Why a store cannot be used, as the end of a sentence. */
export class StoreFailed extends Error {}

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
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    const { name, cause } = error as Error
    if (name === 'TimeoutError') throw new StoreFailed(`it did not answer within ${limit / 1000} seconds`)
    throw new StoreFailed(`it cannot be reached (${messageOf(cause ?? error)})`)
  }
}
