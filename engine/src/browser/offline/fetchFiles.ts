/** How many files are fetched at the same time. */
const lanes = 6

/** How work that takes long is ended and followed. */
export interface Work {
  stop: AbortController
  /** Called with how many files are there. */
  progress: (done: number) => void
}

/** Fetches files into a cache. The first that fails ends it; what has come stays. */
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

/** A copy of its own, because browsers show no page from a cache to which the host had led on. */
async function fetchCopy(file: string, signal: AbortSignal): Promise<Response> {
  const { body, headers } = await fetchAnew(file, signal)
  return new Response(body, { headers })
}

/** Asks the host, whatever the browser or the worker has. Some hosts give the not-found page with its own status. */
export async function fetchAnew(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { cache: 'no-store', signal })
  if (response.ok || address.includes('/404.html?')) return response
  throw new Error(`${address}: ${response.status}`)
}
