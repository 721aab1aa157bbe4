import type { SearchRequest } from '../../search/asking/searchHit.ts'
import { search } from '../../search/search.ts'
import { openIndex, type SearchIndex } from '../../search/searchIndex.ts'
import type { WorkerQuestion, WorkerReply } from './indexClient.ts'

/** An index of at most so many files is read whole after the first answer, so that it also answers offline. */
const fewFiles = 300
/** It is read once nothing was asked for so long, in milliseconds: what is asked for comes first. */
const pause = 300

const indexes = new Map<string, Promise<SearchIndex>>()
const readAlready = new Set<SearchIndex>()
let nextReading: ReturnType<typeof setTimeout> | undefined
const post = (reply: WorkerReply) => postMessage(reply)

addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
  const { id, index: folder, request } = data
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
  const complete = await search(index, request, (answer) =>
    post({ id, kind: 'answer', answer, isComplete: false }),
  )
  post({ id, kind: 'answer', answer: complete, isComplete: true })
}

/** A failure is forgotten, so that the next question tries again. */
function open(folder: string): Promise<SearchIndex> {
  const index = indexes.get(folder) ?? openIndex((name) => readFile(folder + name))
  indexes.set(folder, index)
  index.catch(() => indexes.delete(folder))
  return index
}

/** The site may have been published anew: its map then names other files. */
async function reopen(folder: string): Promise<SearchIndex> {
  const index = await openIndex((name) => readFile(folder + name))
  indexes.set(folder, Promise.resolve(index))
  return index
}

/** Files are compressed in themselves. The map keeps its name, so the browser has to ask whether it is still the same. */
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
