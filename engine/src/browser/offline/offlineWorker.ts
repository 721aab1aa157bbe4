import { isHashed } from '../../model/paths.ts'
import { mapName } from '../../search/format/pageEntry.ts'
import { cacheNameOf, findKept, findNotFound, indexKept, readKeptSite } from './keptSite.ts'

const worker = self as unknown as ServiceWorkerScope
const { scope } = worker.registration

addEventListener('install', () => void worker.skipWaiting())
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(worker.clients.claim()))
addEventListener('fetch', (event) => {
  const asked = event as FetchEvent
  if (isAnswered(asked.request)) asked.respondWith(answerRequest(asked, new URL(scope).pathname))
})

/** Whether the worker answers a request. Requests with `no-store`, as the download makes them, go to the network. */
function isAnswered({ method, url, cache }: Request): boolean {
  return method === 'GET' && url.startsWith(scope) && cache !== 'no-store'
}

/** How long to wait for the network before a kept copy answers, in ms. */
const patience = 4000

/** Answers from the network, or from the kept copy if the network fails or takes too long. */
async function answerRequest(event: FetchEvent, base: string): Promise<Response> {
  const site = await readKeptSite(base)
  if (!site) return fetch(event.request)
  return answerFromKept(event, site.files, await caches.open(cacheNameOf(base)))
}

/** A file with a hash in its name never changes, so its copy answers without the network. */
async function answerFromKept(event: FetchEvent, files: string[], cache: Cache): Promise<Response> {
  const { request } = event
  const { pathname } = new URL(request.url)
  const index = indexKept(files)
  const file = findKept(pathname, index)
  const copy = await cache.match(file ?? pathname)
  if (copy && isHashed(pathname)) return copy
  const answer = askNetwork(request, (answer) => {
    if (isKeptAnew(pathname, file)) event.waitUntil(cache.put(file ?? pathname, answer.clone()))
  })
  // An answer that arrives too late still updates the copy.
  event.waitUntil(answer.catch(() => {}))
  if (copy) return Promise.race([answer.catch(() => copy), after(patience, copy)])
  return answer.catch(async (error) => {
    const notFound = findNotFound(pathname, index)
    const page = asksForPage(request) && notFound ? await cache.match(notFound) : undefined
    if (!page) throw error
    return new Response(page.body, { status: 404, headers: page.headers })
  })
}

/**
 * Whether an answer replaces the kept copy. Pages are updated, and so are the hashed files that they load, whose
 * names are new then. The map of the search index is not: the index files that it names are kept as they were.
 */
function isKeptAnew(pathname: string, file: string | undefined): boolean {
  return isHashed(pathname) || (file !== undefined && !pathname.endsWith(`/${mapName}`))
}

/** Whether a request is for a page: by the browser, or by navigation in place. */
function asksForPage({ headers }: Request): boolean {
  return headers.get('Accept')?.startsWith('text/html') ?? false
}

async function askNetwork(request: Request, isHere: (answer: Response) => void): Promise<Response> {
  const answer = await fetch(request)
  if (answer.status === 200 && !answer.redirected) isHere(answer)
  return answer
}

async function after<Value>(time: number, value: Value): Promise<Value> {
  await new Promise((resolve) => setTimeout(resolve, time))
  return value
}

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
