import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A server that keeps artifacts in memory, by the protocol of Turborepo's remote cache. */
export interface ArtifactServer {
  url: string
  /** What it has, by team and name. */
  kept: Map<string, Buffer>
  /** Method and status of each answer. */
  answers: string[]
}

/** What a server answers instead: a status, other bytes, or nothing at all. */
export type Lie = (method: string, found: Buffer | undefined) => number | Buffer | 'nothing' | undefined

/** Serves until the test is finished. Only who has the token may ask. */
export async function serveArtifacts(token: string, lie: Lie = () => undefined): Promise<ArtifactServer> {
  const kept = new Map<string, Buffer>()
  const answers: string[] = []
  const server = createServer(async (request, response) => {
    const { method = '' } = request
    const sent = await buffer(request)
    const name = nameIn(request)
    const found = name === undefined ? undefined : kept.get(name)
    const other = lie(method, found)
    if (other === 'nothing') return
    const isAllowed = request.headers.authorization === `Bearer ${token}`
    const status = typeof other === 'number' ? other : statusOf(isAllowed, name, method, found)
    if (status === 202) kept.set(name!, sent)
    answers.push(`${method} ${status}`)
    response.writeHead(status).end(status === 200 ? (other ?? found) : '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, kept, answers }
}

function nameIn({ url = '' }: IncomingMessage): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://host')
  const [, id] = /^\/v8\/artifacts\/([\da-f]+)$/.exec(pathname) ?? []
  const team = searchParams.get('teamId') ?? searchParams.get('slug')
  return id && team ? `${team}/${id}` : undefined
}

function statusOf(isAllowed: boolean, name: string | undefined, method: string, found?: Buffer): number {
  if (name === undefined) return 400
  if (!isAllowed) return 401
  if (method === 'PUT') return 202
  return found ? 200 : 404
}
