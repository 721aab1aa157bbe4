import { createServer, type RequestListener, type Server } from 'node:http'
import { listen } from '../../engine/src/commands/listen.ts'

/** A host that can go away, come back at the same address, and fail. */
export interface OfflineHost {
  /** Protocol, host and port, without a path. */
  origin: string
  /** Paths that the host answers with a failure, or never. */
  troubles: Map<string, 'fails' | 'hangs'>
  /** The paths that were requested, with their queries. */
  asked: string[]
  close(): Promise<void>
  open(): Promise<void>
}

/** Opens a host on a free port, which answers with `answer`. */
export async function openHost(answer: RequestListener): Promise<OfflineHost> {
  let server: Server
  const start = async (port: number) => {
    server = createServer((request, response) => {
      const { pathname, search } = new URL(request.url!, 'http://host')
      host.asked.push(pathname + search)
      const trouble = host.troubles.get(pathname)
      if (trouble === 'fails') response.writeHead(500).end()
      else if (trouble === undefined) answer(request, response)
    })
    return listen(server, { port, host: '127.0.0.1' })
  }
  const host: OfflineHost = {
    origin: '',
    troubles: new Map(),
    asked: [],
    close: () => closeServer(server),
    open: async () => void (await start(Number(new URL(host.origin).port))),
  }
  host.origin = await start(0)
  return host
}

/** Closes a server at once, with the connections that browsers keep open, so that its port is free. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
