import { isHashed } from '../../model/isHashed.ts'
import { mapName } from '../../search/format/fileName.ts'
import { findKept, findNotFound, indexKept } from './findKept.ts'
import { cacheNameOf, readKeptSite } from './keptSite.ts'
import type { FetchEvent } from './serviceWorkerScope.ts'

/** How long the network may take where there is a copy, in ms. */
const patience = 4000

/** Answers as the network does, or as the site did when it was kept, if the network fails or takes too long. */
export async function answerRequest(event: FetchEvent, base: string): Promise<Response> {
  const site = await readKeptSite(base)
  if (!site) return fetch(event.request)
  return answerFromKept(event, site.files, await caches.open(cacheNameOf(base)))
}

/** What has a hash in its name never changes, so a copy of it is as good as an answer. */
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
  // An answer that comes too late is kept all the same.
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
 * Copies of pages follow the site, with the files that these load: their names are new then. The map of the search
 * index stays as it was, for the files that it names are kept as they were.
 */
function isKeptAnew(pathname: string, file: string | undefined): boolean {
  return isHashed(pathname) || (file !== undefined && !pathname.endsWith(`/${mapName}`))
}

/** Whether the reader wants to see it: a visit, or the page that is put in place. */
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
