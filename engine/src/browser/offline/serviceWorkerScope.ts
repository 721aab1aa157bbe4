/** An event that a service worker stays alive for. TypeScript's types for pages leave it out. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** A request from a page within the worker's scope. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** The parts of a service worker's global scope that are used here. */
export interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}
