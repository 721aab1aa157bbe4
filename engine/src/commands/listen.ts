import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'

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

/** How many ports after the wanted one are tried. */
const others = 20

/** Starts a server on the wanted port or, if that is busy, on one after it, and gives the address people can open. */
export async function listen(server: Server, { port, host }: Address): Promise<string> {
  const last = Math.min(port + others, 65_535)
  for (let tried = port; tried <= last; tried += 1)
    try {
      const chosen = await listenAt(server, { port: tried, host })
      return `http://${host.includes(':') ? `[${host}]` : host}:${chosen}`
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE')
        throw new BuildFailed([diagnose('cannot-listen', [`${host}:${tried}`, reasons[code] ?? message])])
    }
  throw new BuildFailed([diagnose('port-busy', [port, last, host])])
}

/** Starts a server and gives its port. */
function listenAt(server: Server, { port, host }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
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

/** The path and the query that are asked for; programs that mean a proxy write the whole URL (RFC 9112, 3.2.2). */
export const askedAddress = (url = '/'): string => url.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
