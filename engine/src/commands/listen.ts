import type { Server, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose } from '../diagnostics/diagnostic.ts'

export interface Address {
  /** 0 lets the system choose. */
  port: number
  host: string
}

const reasons: Record<string, string> = {
  EACCES: 'no permission; ports below 1024 often belong to the system',
  EADDRNOTAVAIL: 'this computer has no such address',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host cannot be looked up',
}

/** How many ports are tried, from the wanted one on. */
const attempts = 20

/** Starts a server as `listen` does, on the wanted port or, while that is busy, on one after it. */
export async function listenNearby(server: Server, { port, host }: Address): Promise<string> {
  for (let tried = port; ; tried += 1)
    try {
      return await listen(server, { port: tried, host })
    } catch (error) {
      const isBusy = error instanceof BuildFailed && error.diagnostics[0]?.code === 'port-busy'
      if (!isBusy || tried - port >= attempts || tried >= 65_535) throw error
    }
}

/** Starts a server and gives the address people can open; a busy port is a problem, not a stack trace. */
export function listen(server: Server, { port, host }: Address): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const problem =
        error.code === 'EADDRINUSE'
          ? diagnose('port-busy', [port, host])
          : diagnose('cannot-listen', [`${host}:${port}`, reasons[error.code ?? ''] ?? error.message])
      reject(new BuildFailed([problem]))
    }
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`)
    })
  })
}

/**
 * Whether a `Host` header names this computer: by an IP address, as `localhost`, or as `host`, the name that a server
 * listens on. Any other name may have been pointed here by its owner, whose pages could then read everything (DNS
 * rebinding); an IP address cannot.
 */
export function isOwnHost(header: string | undefined, host: string): boolean {
  const address = `http://${header}`
  if (!URL.canParse(address)) return false
  const name = new URL(address).hostname.replace(/^\[|\]$/g, '')
  return isIP(name) !== 0 || /(?:^|\.)localhost$/.test(name) || name === host.toLowerCase()
}

/** Answers a request that a server on this computer does not trust. */
export function refuseRequest(response: ServerResponse): void {
  const reason =
    'This server answers its own pages only. To reach it by another name, start it with --host NAME.'
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(reason)
}
