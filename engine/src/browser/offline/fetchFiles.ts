/** How many files are fetched at the same time. */
const lanes = 6

/** Aborts and follows a long download. */
export interface Work {
  stop: AbortController
  /** Called with the number of files fetched so far. */
  progress: (done: number) => void
}

/** Fetches files into a cache. The first failure aborts the rest; files that have arrived stay. */
export async function fetchFiles(files: string[], cache: Cache, { stop, progress }: Work): Promise<void> {
  const queue = files.values()
  let fetched = 0
  const lane = async () => {
    for (const file of queue) {
      await cache.put(file, await fetchCopy(file, stop.signal))
      progress(++fetched)
    }
  }
  await Promise.all(Array.from({ length: lanes }, () => lane().catch((error) => stop.abort(error))))
  stop.signal.throwIfAborted()
}

/** Rebuilds the response, because browsers refuse to show a cached page whose response was redirected. */
async function fetchCopy(file: string, signal: AbortSignal): Promise<Response> {
  const { body, headers } = await fetchAnew(file, signal)
  return new Response(body, { headers })
}

/** Fetches from the host, past the caches of browser and worker. `404.html` may come with status 404. */
export async function fetchAnew(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache: 'no-store', signal })
  if (response.ok || address.includes('/404.html?')) return response
  throw new Error(`${address}: ${response.status}`)
}
