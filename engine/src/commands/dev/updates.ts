import type { ServerResponse } from 'node:http'

/** The open pages, connected by server-sent events. Each event carries the id of the current state. */
export interface Updates {
  /** Sends the current state at once: a page that reconnects, after sleep or a restart, may have missed it. */
  add(response: ServerResponse, state: string): void
  send(state: string): void
}

export function createUpdates(): Updates {
  const connected = new Set<ServerResponse>()
  return {
    add(response, state) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      response.write(`retry: 500\n\n${eventOf(state)}`)
      connected.add(response)
      response.on('close', () => connected.delete(response))
    },
    send(state) {
      for (const response of connected) response.write(eventOf(state))
    },
  }
}

const eventOf = (state: string) => `event: state\ndata: ${state}\n\n`
