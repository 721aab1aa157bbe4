import type { Search, SearchResult } from './findMatches.ts'

/** How long a pattern may take. */
export const limitInMs = 1000

/** Searches in a worker, which is ended after a second, so that no pattern can freeze the page. Returns how to stop. */
export function searchInWorker(
  search: Search,
  onEnd: (result: SearchResult | 'too slow') => void,
): () => void {
  const worker = new Worker(new URL('./regexWorker.ts', import.meta.url), { type: 'module' })
  const stop = () => {
    clearTimeout(timer)
    worker.terminate()
  }
  const end = (result: SearchResult | 'too slow') => {
    stop()
    onEnd(result)
  }
  // The time counts from the worker's answer to a first question, as its code may come over a slow network.
  let timer: ReturnType<typeof setTimeout> | undefined
  worker.onmessage = () => {
    timer = setTimeout(end, limitInMs, 'too slow')
    worker.onmessage = ({ data }: MessageEvent<SearchResult>) => end(data)
    worker.postMessage(search)
  }
  worker.onerror = () => end({ problem: 'The code that searches could not be loaded.' })
  worker.postMessage({ pattern: '', flags: '', text: '' } satisfies Search)
  return stop
}
