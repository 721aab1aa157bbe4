import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Documents = Map<string, Record<string, unknown>>

/** What a stand-in for a search server holds, and how it is to misbehave. */
export interface StandIn {
  url: string
  indexes: Map<string, Documents>
  /** Aliases of Typesense and OpenSearch. */
  aliases: Map<string, string>
  /** `PUT /aliases/notes` and so on, in order; waiting is left out. */
  asked: string[]
  /** Refuses the next requests whose line it matches. */
  refuse?: { line: RegExp; status: number; body: string; times: number; location?: string }
  /** The most bytes of a request. */
  largest: number
}

export interface Asked {
  method: string
  path: string
  headers: IncomingMessage['headers']
  text: string
}

type Answer = [status: number, body: unknown]
export type Protocol = (
  asked: Asked,
  state: StandIn & { task(act?: () => void): number; poll(id: number): boolean },
) => Answer

/** Starts a server on this machine that answers as a vendor's published API says. */
export async function startStandIn(protocol: Protocol): Promise<StandIn> {
  const tasks: { polls: number; act: () => void }[] = []
  const state = {
    ...{ url: '', asked: [] as string[], largest: 6_000_000 },
    ...{ indexes: new Map<string, Documents>(), aliases: new Map<string, string>() },
    // Work is done only after the client has asked for it twice.
    task: (act = () => {}) => tasks.push({ polls: 0, act }) - 1,
    poll(id: number) {
      const task = tasks[id]!
      task.polls++
      if (task.polls === 2) task.act()
      return task.polls >= 2
    },
  } as Parameters<Protocol>[1]
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const { method = 'GET', url: path = '/', headers } = request
    const line = `${method} ${path}`
    if (!/\/tasks?\//.test(path)) state.asked.push(line)
    const { refuse } = state
    const isRefused = refuse && refuse.times > 0 && refuse.line.test(line)
    if (isRefused) refuse.times--
    const [status, body] = isRefused
      ? [refuse.status, refuse.body]
      : text.length > state.largest
        ? [413, { message: 'Payload too large' }]
        : protocol({ method, path, headers, text }, state)
    if (isRefused && refuse.location) response.setHeader('location', refuse.location)
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return state
}

const json = ({ text }: Asked) => JSON.parse(text)
const linesOf = ({ text }: Asked) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** https://www.algolia.com/doc/rest-api/search */
export const algolia: Protocol = (asked, { indexes, task, poll }) => {
  const { method, path, headers } = asked
  if (headers['x-algolia-api-key'] !== 'secret' || headers['x-algolia-application-id'] !== 'APP')
    return [403, { message: 'Invalid Application-ID or API key', status: 403 }]
  const [, index = '', act = '', id] = /^\/1\/indexes\/([^/]+)\/?(\w*)\/?(\w*)$/.exec(path)!
  const begun = (work: () => void) => ({ taskID: task(work), updatedAt: '2026-01-01T00:00:00Z' })
  if (act === 'task')
    return [200, { status: poll(Number(id)) ? 'published' : 'notPublished', pendingTask: false }]
  if (method === 'DELETE') return [200, begun(() => indexes.delete(index))]
  if (act === 'settings' && method === 'GET')
    return indexes.has(index) ? [200, {}] : [404, { message: 'Index does not exist', status: 404 }]
  if (act === 'settings') return [200, begun(() => {})]
  if (act === 'operation') {
    const { operation, destination } = json(asked)
    if (operation === 'copy') return [200, begun(() => {})]
    return [
      200,
      begun(() => {
        indexes.set(destination, indexes.get(index)!)
        indexes.delete(index)
      }),
    ]
  }
  const { requests } = json(asked)
  const add = () => {
    const own = indexes.get(index) ?? new Map()
    for (const { body } of requests) own.set(body.objectID, body)
    indexes.set(index, own)
  }
  return [200, { ...begun(add), objectIDs: [] }]
}

/** https://typesense.org/docs/latest/api */
export const typesense: Protocol = (asked, { indexes, aliases }) => {
  const { method, path, headers } = asked
  if (headers['x-typesense-api-key'] !== 'secret')
    return [401, { message: 'Forbidden - a valid key is needed.' }]
  const name = path.split('/')[2]?.replace(/\?.*/, '') ?? ''
  if (path === '/collections') {
    const { name, fields } = json(asked)
    if (!fields.some((field: { name: string }) => field.name === 'item_priority'))
      return [400, { message: 'Default sorting field is not in the schema.' }]
    indexes.set(name, new Map())
    return [201, { name, num_documents: 0 }]
  }
  if (path.includes('/documents/import')) {
    const answers = linesOf(asked).map((document) => {
      if (!Number.isInteger(document.item_priority) || typeof document.id !== 'string')
        return { success: false, error: 'Field has an incorrect type.', code: 400 }
      indexes.get(name)!.set(document.id, document)
      return { success: true }
    })
    return [200, answers.map((answer) => JSON.stringify(answer)).join('\n')]
  }
  if (path.startsWith('/collections/') && method === 'DELETE')
    return indexes.delete(name) ? [200, { name }] : [404, { message: 'Not Found' }]
  if (method === 'PUT') {
    aliases.set(name, json(asked).collection_name)
    return [200, { name, collection_name: aliases.get(name) }]
  }
  return aliases.has(name)
    ? [200, { name, collection_name: aliases.get(name) }]
    : [404, { message: 'Not Found' }]
}

/** https://www.meilisearch.com/docs/reference/api */
export const meilisearch: Protocol = (asked, { indexes, task, poll }) => {
  const { method, path, headers } = asked
  if (headers.authorization !== 'Bearer secret')
    return [403, { message: 'The provided API key is invalid.', code: 'invalid_api_key' }]
  const begun = (work: () => void): Answer => [202, { taskUid: task(work), status: 'enqueued' }]
  const [, kind, uid = '', part] = path.split('/')
  if (kind === 'tasks')
    return [200, { uid: Number(uid), status: poll(Number(uid)) ? 'succeeded' : 'processing' }]
  if (kind === 'swap-indexes') {
    const [one, other] = json(asked)[0].indexes
    return begun(() => {
      const [first, second] = [indexes.get(one)!, indexes.get(other)!]
      indexes.set(one, second).set(other, first)
    })
  }
  if (part === 'settings') return begun(() => {})
  if (part === 'documents')
    return begun(() => {
      for (const document of json(asked)) indexes.get(uid)!.set(document.objectID, document)
    })
  if (method === 'POST') return begun(() => void indexes.set(json(asked).uid, new Map()))
  if (method === 'DELETE') return begun(() => void indexes.delete(uid))
  return indexes.has(uid) ? [200, { uid }] : [404, { message: 'Index not found.', code: 'index_not_found' }]
}

/** https://docs.opensearch.org/latest/api-reference */
export const openSearch: Protocol = (asked, { indexes, aliases }) => {
  const { method, path, headers } = asked
  if (headers.authorization !== `Basic ${Buffer.from('me:secret').toString('base64')}`)
    return [401, 'Unauthorized']
  const [, first = '', second] = path.split('/')
  if (first === '_alias') {
    const index = aliases.get(second!)
    return index
      ? [200, { [index]: { aliases: { [second!]: {} } } }]
      : [404, { error: 'alias missing', status: 404 }]
  }
  if (first === '_aliases') {
    for (const { add } of json(asked).actions) if (add) aliases.set(add.alias, add.index)
    return [200, { acknowledged: true }]
  }
  if (second === '_bulk') {
    if (headers['content-type'] !== 'application/x-ndjson') return [406, { error: 'Content-Type' }]
    const lines = linesOf(asked)
    const items = lines.flatMap((line, at) => {
      if (at % 2 === 1) return []
      const document = lines[at + 1]
      if (document.content === 'broken')
        return [
          { index: { status: 400, error: { type: 'mapper_parsing_exception', reason: 'failed to parse' } } },
        ]
      indexes.get(first)!.set(line.index._id, document)
      return [{ index: { status: 201 } }]
    })
    return [200, { took: 3, errors: items.some(({ index }) => index.status !== 201), items }]
  }
  if (second === '_refresh') return [200, {}]
  if (method === 'PUT') indexes.set(first, new Map())
  else if (!indexes.delete(first)) return [404, { status: 404 }]
  return [200, { acknowledged: true }]
}
