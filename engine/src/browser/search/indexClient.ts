import type { IndexProvider } from '../../model/searchSettings.ts'
import type { SearchAnswer, SearchRequest } from '../../search/query/searchHit.ts'
import { allowsPrefetch } from '../navigation/prefetch.ts'
import type { SearchClient, SearchReplies } from './searchClient.ts'

/** A message to the worker. Without a request it only reads the map of the index. */
export interface WorkerQuestion {
  id: number
  /** Address of the index folder. */
  index: string
  request?: SearchRequest
  /** Whether all files of the index may be read after the first answer. */
  readAhead: boolean
}

/** A message from the worker: results, first without and then with their snippets, or why there are none. */
export type WorkerReply = { id: number } & (
  | { kind: 'ready' }
  | { kind: 'answer'; answer: SearchAnswer; isComplete: boolean }
  | { kind: 'failure'; message: string }
)

type Waiting = Map<number, SearchReplies>

const nobody: SearchReplies = { answer: () => {}, fail: () => {} }

/** Starts the worker that answers from the site's own index. */
export function createIndexClient({ worker: address, folder }: IndexProvider): SearchClient {
  const waiting: Waiting = new Map()
  let worker: Worker | undefined
  /** A worker whose code could not be loaded never answers, so the next question starts another one. */
  const start = () =>
    startWorker(address, waiting, () => {
      worker = undefined
    })
  let lastId = 0
  const readAhead = allowsPrefetch()
  const send = (version: string, replies: SearchReplies, request?: SearchRequest) => {
    const index = new URL(folder + version, location.href).href
    const question: WorkerQuestion = { id: ++lastId, index, request, readAhead }
    waiting.set(question.id, replies)
    worker ??= start()
    worker.postMessage(question)
  }
  return {
    open: (version) => send(version, nobody),
    ask: (version, request, replies) => send(version, replies, request),
  }
}

function startWorker(address: string, waiting: Waiting, ended: () => void): Worker {
  const worker = new Worker(address)
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    const replies = waiting.get(data.id)
    if (data.kind !== 'answer' || data.isComplete) waiting.delete(data.id)
    if (data.kind === 'answer') replies?.answer(data.answer)
    if (data.kind === 'failure') replies?.fail()
  }
  worker.onerror = async () => {
    ended()
    const failed = [...waiting.values()]
    waiting.clear()
    const isLasting = await isGone(address)
    for (const replies of failed) replies.fail(isLasting)
  }
  return worker
}

/** Whether the host no longer has a file: it was replaced, and the page is older than what is published. */
const isGone = (address: string) =>
  fetch(address).then(
    ({ status }) => status >= 400 && status < 500,
    () => false,
  )
