import { setTimeout as pause } from 'node:timers/promises'
import { BuildFailed, diagnose } from '../../diagnostics/diagnostic.ts'
import { readUpTo } from '../check/checkExternal.ts'

/** Where records are sent, as the command line and the environment name it. */
export interface PushTarget {
  /** Address of the server, without a slash at its end. */
  url: string
  /** What each request carries to be let in. */
  headers: Record<string, string>
  /** What must not be printed. */
  secrets: string[]
  /** Name of the index by which a search asks it. */
  index: string
  /** How long to wait before asking again, in ms. */
  wait?: number
}

/** A request to the server, and its answer. */
export interface ServerCall {
  /** What it is for, as a problem names it. */
  step: string
  /** Which records readers find if it fails, the former ones unless given; `either` while the server exchanges them. */
  found?: 'former' | 'either' | 'new' | undefined
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Written as JSON, or sent as it is if it is lines of JSON. */
  body?: unknown
}

/** A step of a push, as far as problems name it. */
export type Step = Pick<ServerCall, 'step' | 'found'>

/** Answers undefined for what is not there (404) with `GET`, and fails on any other refusal. */
export type CallServer = <Answer>(call: ServerCall) => Promise<Answer | undefined>

/** The most that is read of an answer, in bytes: each is to a thousand records at most. */
const longestAnswer = 64 * 1024 * 1024

/** How often a request is tried that the server had no time for. */
const tries = 5
const busy = new Set([429, 502, 503, 504])

/**
 * Asks a search server by its published API. The vendors' clients are not used: each is megabytes of code for the six
 * requests that are made here.
 */
export function createCallServer({ url, headers, wait = 1000, ...target }: PushTarget): CallServer {
  const send = async (call: ServerCall) => {
    const { method = 'GET', path, body } = call
    const isLines = typeof body === 'string'
    const type = isLines ? 'application/x-ndjson' : 'application/json'
    try {
      return await fetch(url + path, {
        method,
        // Elsewhere a request that sends something would ask for something, and the key is not meant for others.
        redirect: 'manual',
        headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body: isLines ? body : JSON.stringify(body) }),
      })
    } catch (error) {
      throw pushFailed(call, reasonOf(error), target.secrets)
    }
  }
  return async <Answer>(call: ServerCall) => {
    let response = await send(call)
    for (let tried = 1; busy.has(response.status) && tried < tries; tried++) {
      await pause(wait * 2 ** (tried - 1))
      response = await send(call)
    }
    const bytes = await readUpTo(response, longestAnswer).catch((error) => {
      throw pushFailed(call, reasonOf(error), target.secrets)
    })
    if (bytes.length > longestAnswer)
      throw pushFailed(call, `its answer is larger than ${longestAnswer / 1024 ** 2} MB`, target.secrets)
    const text = bytes.toString()
    if (response.status === 404 && (call.method ?? 'GET') === 'GET') return undefined
    if (!response.ok) throw pushFailed(call, `${response.status} ${text.slice(0, 300)}`, target.secrets)
    return readAnswer(text) as Answer
  }
}

/** Most answers are JSON; that of an import to Typesense is lines of it. */
function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The problem of a step that failed. Servers repeat what was sent to them, so keys are taken out. */
export function pushFailed({ step, found }: Step, reason: string, secrets: string[] = []): BuildFailed {
  const shown = secrets.filter(Boolean).reduce((text, secret) => text.replaceAll(secret, '…'), reason)
  return new BuildFailed([diagnose('search-push-failed', [step, shown, found])])
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message
}

/** How to ask for the state of a task that the server has begun. */
interface TaskProtocol<Task, State> {
  path(task: Task | undefined): string
  isDone(state: State | undefined): boolean
  /** As in `PushTarget`. */
  wait?: number | undefined
}

/** For how many times `wait` a task is waited for: ten minutes. Tasks of others may be before it. */
const mostWaits = 600

/** Sends what begins a task, and asks for its state until it is done, with pauses that grow. Gives the last state. */
export async function runTask<Task, State>(
  call: CallServer,
  asked: ServerCall,
  { path, isDone, wait = 1000 }: TaskProtocol<Task, State>,
): Promise<State | undefined> {
  const { step, found } = asked
  const state = { step, found, path: path(await call<Task>(asked)) }
  for (let next = wait / 10, waited = 0; ; next = Math.min(next * 1.5, 10 * wait)) {
    const answer = await call<State>(state)
    if (isDone(answer)) return answer
    if (waited >= mostWaits * wait) throw pushFailed(asked, 'its task was not done after ten minutes')
    await pause(next)
    waited += next
  }
}

/** The most records that are sent at once, and about the most bytes: servers refuse larger requests. */
const [mostRecords, mostBytes] = [1000, 4_000_000]

/** Lists of records written as JSON, each list small enough for one request. */
export function cutBatches(records: object[]): string[][] {
  const batches: string[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const record of records) {
    const line = JSON.stringify(record)
    const size = Buffer.byteLength(line)
    const batch = batches.at(-1)
    if (!batch || batch.length === mostRecords || bytes + size > mostBytes) {
      batches.push([line])
      bytes = size
    } else {
      batch.push(line)
      bytes += size
    }
  }
  return batches
}
