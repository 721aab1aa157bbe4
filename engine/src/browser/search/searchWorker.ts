import { mapName } from '../../search/format/pageEntry.ts'
import type { SearchAnswer, SearchRequest } from '../../search/query/searchHit.ts'
import { search } from '../../search/search.ts'
import { openIndex, type SearchIndex } from '../../search/searchIndex.ts'
import type { WorkerQuestion, WorkerReply } from './indexClient.ts'

/** An index of at most this many files is read completely after the first answer, so that it also works offline. */
const fewFiles = 12
/** How long no query may arrive before that, and before texts are read, in ms: slow typing is 300 ms a key. */
const pause = 450

/** An index, and whether the host no longer has a file that its map names. */
interface OpenIndex extends SearchIndex {
  isOld(): boolean
}

const indexes = new Map<string, Promise<OpenIndex>>()
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
    const refuseOld = () => {
      if (index.isOld()) throw new Error(`${folder} is of a former build`)
    }
    await answer(index, { id, request, refuseOld }).catch(async () =>
      answer(await reopen(folder, index), { id, request, refuseOld() {} }),
    )
    if (data.readAhead) readAheadSoon(folder)
  } catch (error) {
    post({ id, kind: 'failure', message: (error as Error).message })
  }
})

interface Question extends Pick<WorkerQuestion, 'id'> {
  request: SearchRequest
  /** Throws if an answer would lack what is in a newer index. A search goes on without a file that it cannot read. */
  refuseOld(): void
}

async function answer(index: SearchIndex, { id, request, refuseOld }: Question): Promise<void> {
  const rest = new Promise((resolve) => setTimeout(resolve, pause))
  const show = (answer: SearchAnswer, isComplete = false) => {
    refuseOld()
    post({ id, kind: 'answer', answer, isComplete })
  }
  const isLast = () => id === lastQueries.get(request.asker)
  show(await search(index, request, { show, isLast, isSettled: () => rest.then(isLast) }), true)
}

/** Opens an index once. A failure is not cached, so the next query tries again. */
function open(folder: string): Promise<OpenIndex> {
  // The map keeps its name, so the browser must revalidate it.
  const index = indexes.get(folder) ?? openAt(folder, 'no-cache')
  indexes.set(folder, index)
  index.catch(() => indexes.delete(folder))
  return index
}

/** Opens an index anew, unless that was done meanwhile: after a deployment the map names other files. */
async function reopen(folder: string, old: OpenIndex): Promise<OpenIndex> {
  const known = await indexes.get(folder)
  if (known && known !== old) return known
  // No copy on the way counts: what told that the map is old may be newer than that.
  const index = await openAt(folder, 'reload')
  indexes.set(folder, Promise.resolve(index))
  return index
}

async function openAt(folder: string, mapCache: RequestCache): Promise<OpenIndex> {
  let isOld = false
  const index = await openIndex(async (name) => {
    const response = await fetch(folder + name, { cache: name === mapName ? mapCache : 'default' })
    return unpack(response).catch((error) => {
      isOld = true
      throw error
    })
  })
  return { ...index, isOld: () => isOld }
}

/** Index files are gzip files by themselves. In place of one that is missing, some hosts send a page. */
async function unpack({ ok, status, url, body }: Response): Promise<Uint8Array> {
  if (!ok) throw new Error(`${url}: ${status}`)
  const content = body!.pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(content).arrayBuffer())
}

function readAheadSoon(folder: string): void {
  clearTimeout(nextReading)
  nextReading = setTimeout(readAhead, pause, folder)
}

async function readAhead(folder: string): Promise<void> {
  const index = await open(folder)
  const { terms, pages } = index.map
  if (readAlready.has(index) || terms.length + pages.length > fewFiles) return
  readAlready.add(index)
  await index.readAhead().catch(() => readAlready.delete(index))
}
