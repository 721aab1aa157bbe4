import type { SearchSettings } from '../../model/searchSettings.ts'
import type { SearchAnswer, SearchRequest } from '../../search/asking/searchHit.ts'

/** What the worker is asked. Without a request it only reads the map of the index. */
export interface WorkerQuestion {
  id: number
  /** Address of the folder of the index. */
  index: string
  request?: SearchRequest
  /** Whether all files may be read ahead once there was an answer. */
  readAhead: boolean
}

/** What the worker says: results, first without and then with their texts, or why there are none. */
export type WorkerReply = { id: number } & (
  | { kind: 'ready' }
  | { kind: 'answer'; answer: SearchAnswer; isComplete: boolean }
  | { kind: 'failure'; message: string }
)

/** Asks the index of a version. */
export interface SearchClient {
  /** Gets ready for the first question. */
  open(version: string, reply: (reply: WorkerReply) => void): void
  ask(version: string, request: SearchRequest, reply: (reply: WorkerReply) => void): void
}

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Starts the worker that answers. */
export function createSearchClient({ worker: address, index }: SearchSettings): SearchClient {
  const waiting = new Map<number, (reply: WorkerReply) => void>()
  const worker = startWorker(address, waiting)
  let lastId = 0
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  const readAhead = !saveData && !effectiveType.includes('2g')
  const send = (version: string, reply: (reply: WorkerReply) => void, request?: SearchRequest) => {
    const question: WorkerQuestion = {
      id: ++lastId,
      index: new URL(index + version, location.href).href,
      request,
      readAhead,
    }
    waiting.set(question.id, reply)
    worker.postMessage(question)
  }
  return {
    open: (version, reply) => send(version, reply),
    ask: (version, request, reply) => send(version, reply, request),
  }
}

function startWorker(address: string, waiting: Map<number, (reply: WorkerReply) => void>): Worker {
  const worker = new Worker(address)
  worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
    const reply = waiting.get(data.id)
    if (data.kind !== 'answer' || data.isComplete) waiting.delete(data.id)
    reply?.(data)
  }
  worker.onerror = ({ message }) => {
    for (const [id, reply] of waiting) reply({ id, kind: 'failure', message })
    waiting.clear()
  }
  return worker
}
