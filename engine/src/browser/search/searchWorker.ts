import type { SearchAnswer, SearchRequest } from '../../search/query/searchHit.ts'
import { search } from '../../search/search.ts'
import { openIndex, type SearchIndex } from '../../search/searchIndex.ts'
import type { WorkerQuestion, WorkerReply } from './indexClient.ts'

/** An index of at most this many files is read completely after the first answer, so that it also works offline. */
const fewFiles = 12
/** How long no query may arrive before that, and before texts are read, in ms: slow typing is 300 ms a key. */
const pause = 450

const indexes = new Map<string, Promise<SearchIndex>>()
const readAlready = new Set<SearchIndex>()
/** The last query of each asker. */
const lastQueries = new Map<number | undefined, number>()
let nextReading: ReturnType<typeof setTimeout> | undefined
const post = (reply: WorkerReply) => postMessage(reply)

addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
  const { id, index: folder, request } = data
  if (request) lastQueries.set(request.asker, id)
  try {
    const index = await open(folder)
    if (!request) return post({ id, kind: 'ready' })
    await answer(index, id, request).catch(async () => answer(await reopen(folder), id, request))
    if (data.readAhead) readAheadSoon(index)
  } catch (error) {
    post({ id, kind: 'failure', message: (error as Error).message })
  }
})

async function answer(index: SearchIndex, id: number, request: SearchRequest): Promise<void> {
  const rest = new Promise((resolve) => setTimeout(resolve, pause))
  const show = (answer: SearchAnswer) => post({ id, kind: 'answer', answer, isComplete: false })
  const isLast = () => id === lastQueries.get(request.asker)
  const complete = await search(index, request, { show, isLast, isSettled: () => rest.then(isLast) })
  post({ id, kind: 'answer', answer: complete, isComplete: true })
}

/** Opens an index once. A failure is not cached, so the next query tries again. */
function open(folder: string): Promise<SearchIndex> {
  const index = indexes.get(folder) ?? openIndex((name) => readFile(folder + name))
  indexes.set(folder, index)
  index.catch(() => indexes.delete(folder))
  return index
}

/** Opens an index anew: after a deployment the map names other files. */
async function reopen(folder: string): Promise<SearchIndex> {
  const index = await openIndex((name) => readFile(folder + name))
  indexes.set(folder, Promise.resolve(index))
  return index
}

/** Index files are gzip files by themselves. The map keeps its name, so the browser must revalidate it. */
async function readFile(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { cache: address.endsWith('map.bin') ? 'no-cache' : 'default' })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const content = response.body!.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(content).arrayBuffer())
}

function readAheadSoon(index: SearchIndex): void {
  clearTimeout(nextReading)
  nextReading = setTimeout(readAhead, pause, index)
}

async function readAhead(index: SearchIndex): Promise<void> {
  const { terms, pages } = index.map
  if (readAlready.has(index) || terms.length + pages.length > fewFiles) return
  readAlready.add(index)
  await index.readAhead().catch(() => readAlready.delete(index))
}
