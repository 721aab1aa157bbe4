import type { ServerResponse } from 'node:http'

/** Answers a request that a server on this computer does not trust. */
export function refuseRequest(response: ServerResponse): void {
  const reason =
    'This server answers its own pages only. To reach it by another name, start it with --host NAME.'
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(reason)
}
