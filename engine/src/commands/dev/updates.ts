import type { ServerResponse } from 'node:http'

/** Open pages that wait for news, as server-sent events. */
export interface Updates {
  add(response: ServerResponse): void
  /** Tells every open page to fetch itself again. */
  send(): void
}

export function createUpdates(): Updates {
  const waiting = new Set<ServerResponse>()
  return {
    add(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write('retry: 500\n\n')
      waiting.add(response)
      response.on('close', () => waiting.delete(response))
    },
    send() {
      for (const response of waiting) response.write('event: update\ndata:\n\n')
    },
  }
}
