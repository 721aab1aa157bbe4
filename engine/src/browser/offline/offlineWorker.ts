import {
  answerRequest,
  type ExtendableEvent,
  type FetchEvent,
  type ServiceWorkerScope,
} from './answerRequest.ts'

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
