import type { ServerResponse } from 'node:http'

/** Open pages that wait for news, as server-sent events: each is told which state of the site is the newest. */
export interface Updates {
  /** A page that waits again, after the machine slept or the server was started anew, may have missed some news. */
  add(response: ServerResponse, state: string): void
  send(state: string): void
}

export function createUpdates(): Updates {
  const waiting = new Set<ServerResponse>()
  return {
    add(response, state) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write(`retry: 500\n\n${eventOf(state)}`)
      waiting.add(response)
      response.on('close', () => waiting.delete(response))
    },
    send(state) {
      for (const response of waiting) response.write(eventOf(state))
    },
  }
}

const eventOf = (state: string) => `event: state\ndata: ${state}\n\n`
