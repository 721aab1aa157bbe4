/** An event that a service worker stays alive for. TypeScript's types for pages leave it out. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

/** A page of the worker's scope asks for something. */
export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** What a service worker finds in its global scope. */
export interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}
