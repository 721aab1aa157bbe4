import type { SearchRecord } from '../../search/building/searchRecords.ts'
import {
  createCallServer,
  cutBatches,
  type PushTarget,
  pushFailed,
  runTask,
  type ServerCall,
} from './serverCall.ts'

const text = (name: string) => ({ name, type: 'string', optional: true })
const facet = (name: string) => ({ ...text(name), facet: true })

/** The fields that DocSearch's crawler declares for Typesense, and `folded`. */
const fields = [
  ...['anchor', 'content', 'folded', 'url_without_anchor', 'objectID'].map(text),
  ...['type', 'lang', 'language', 'version', 'docusaurus_tag', 'url'].map(facet),
  ...[0, 1, 2, 3, 4, 5, 6].map((level) => facet(`hierarchy.lvl${level}`)),
  { name: 'tags', type: 'string[]', optional: true, facet: true },
  { name: 'item_priority', type: 'int64' },
]

/** Fills a new collection of Typesense and lets the alias name it. */
export async function pushToTypesense(records: SearchRecord[], target: PushTarget): Promise<void> {
  const call = createCallServer(target)
  const name = `${target.index}_${Date.now()}`
  const schema = { name, fields, default_sorting_field: 'item_priority', token_separators: ['_', '-'] }
  await call({ step: 'creating the collection', method: 'POST', path: '/collections', body: schema })
  const pathOf = (collection: string) => `/collections/${encodeURIComponent(collection)}`
  const alias = `/aliases/${encodeURIComponent(target.index)}`
  const removal = { step: 'removing the former collection', found: 'new', method: 'DELETE' } as const
  const remove = (collection: string) => call({ ...removal, path: pathOf(collection) })
  const readAlias = () => call<{ collection_name: string }>({ step: 'reading the alias', path: alias })
  try {
    for (const batch of cutBatches(records.map(toDocument))) {
      const path = `${pathOf(name)}/documents/import?action=upsert`
      const body = `${batch.join('\n')}\n`
      checkImport(await call({ step: 'sending records', method: 'POST', path, body }), target)
    }
    const former = await readAlias()
    const body = { collection_name: name }
    await call({ step: 'changing the alias', found: 'either', method: 'PUT', path: alias, body })
    if (former) await remove(former.collection_name)
  } catch (error) {
    // Readers may be asking the new collection already.
    const named = await readAlias().catch(() => undefined)
    if (named?.collection_name !== name) await remove(name).catch(() => {})
    throw error
  }
}

/** Names with dots are how the crawler writes levels; empty ones are left out. */
function toDocument({ hierarchy, weight, objectID, ...record }: SearchRecord): object {
  const levels = Object.entries(hierarchy).map(([level, name]) => [`hierarchy.${level}`, name])
  const all = { ...record, ...Object.fromEntries(levels) }
  const given = Object.entries(all).filter(([, value]) => value !== null)
  const priority = weight.pageRank * 1_000_000_000 + weight.level * 1000 - weight.position
  return { id: objectID, objectID, ...Object.fromEntries(given), item_priority: priority }
}

/** The answer is 200 even if records were refused: each has a line of its own. */
function checkImport(answer: unknown, { secrets }: PushTarget): void {
  const lines = typeof answer === 'string' ? answer.split('\n').filter(Boolean) : [JSON.stringify(answer)]
  for (const line of lines) {
    const { success, error } = JSON.parse(line) as { success: boolean; error?: string }
    if (!success) throw pushFailed({ step: 'sending records' }, error ?? line, secrets)
  }
}

const words = { type: 'text' }
const keyword = { type: 'keyword' }
const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => [`lvl${level}`, words])

const mappings = {
  properties: {
    ...{ content: words, folded: words, hierarchy: { properties: Object.fromEntries(levels) } },
    ...{ type: keyword, url: keyword, url_without_anchor: keyword, anchor: keyword, objectID: keyword },
    ...{ lang: keyword, language: keyword, version: keyword, docusaurus_tag: keyword, tags: keyword },
  },
}

interface BulkAnswer {
  errors: boolean
  items: { index: { error?: { type: string; reason: string } } }[]
}

/** Fills a new index of OpenSearch (or Elasticsearch) and lets the alias name it. */
export async function pushToOpenSearch(records: SearchRecord[], target: PushTarget): Promise<void> {
  const call = createCallServer(target)
  const { index: alias, secrets } = target
  const name = `${alias}-${Date.now()}`
  await call({ step: 'creating the index', method: 'PUT', path: `/${name}`, body: { mappings } })
  try {
    for (const batch of cutBatches(records)) {
      const lines = batch.flatMap((line) => [
        JSON.stringify({ index: { _id: JSON.parse(line).objectID } }),
        line,
      ])
      const sent = { step: 'sending records', method: 'POST', path: `/${name}/_bulk` } as const
      const answer = await call<BulkAnswer>({ ...sent, body: `${lines.join('\n')}\n` })
      const failed = answer?.items.find(({ index }) => index.error)?.index.error
      if (failed) throw pushFailed(sent, `${failed.type}: ${failed.reason}`, secrets)
    }
    await call({ step: 'finishing the index', method: 'POST', path: `/${name}/_refresh` })
    const former = await call<object>({ step: 'reading the alias', path: `/_alias/${alias}` })
    const old = Object.keys(former ?? {})
    const actions = [...old.map((index) => ({ remove: { index, alias } })), { add: { index: name, alias } }]
    const swap = { path: '/_aliases', body: { actions } }
    await call({ step: 'changing the alias', found: 'either', method: 'POST', ...swap })
    const removal = { step: 'removing the former index', found: 'new', method: 'DELETE' } as const
    for (const index of old) await call({ ...removal, path: `/${index}` })
  } catch (error) {
    if (!(await isNamed(name))) await call({ step: '', method: 'DELETE', path: `/${name}` }).catch(() => {})
    throw error
  }

  /** Whether readers are asking the new index already. */
  async function isNamed(index: string): Promise<boolean> {
    const found = await call<object>({ step: '', path: `/_alias/${alias}` }).catch(() => undefined)
    return found !== undefined && index in found
  }
}

interface Task {
  taskID: number
}

/** The settings of an index that is new. One that exists keeps its own. */
const settings = {
  searchableAttributes: [
    ...['unordered(hierarchy.lvl1)', 'unordered(hierarchy.lvl2)', 'unordered(hierarchy.lvl0)'],
    ...['content', 'folded'],
  ],
  attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag', 'tags'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  attributeForDistinct: 'url',
  distinct: true,
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
}

/** Fills a new index at Algolia and moves it over the old one, as its own clients do. */
export async function pushToAlgolia(records: SearchRecord[], target: PushTarget): Promise<void> {
  const call = createCallServer(target)
  const fresh = `${target.index}_new`
  const pathOf = (index: string) => `/1/indexes/${encodeURIComponent(index)}`
  const run = (asked: ServerCall) =>
    runTask<Task, { status: string }>(call, asked, {
      path: (task) => `${pathOf(fresh)}/task/${task?.taskID}`,
      isDone: (state) => state?.status === 'published',
      wait: target.wait,
    })
  // What a push that was stopped has left.
  await run({ step: 'removing a former try', method: 'DELETE', path: pathOf(fresh) })
  const known = await call({ step: 'reading the settings', path: `${pathOf(target.index)}/settings` })
  if (known) {
    const body = { operation: 'copy', destination: fresh, scope: ['settings', 'rules', 'synonyms'] }
    const path = `${pathOf(target.index)}/operation`
    await run({ step: 'copying the settings', method: 'POST', path, body })
  } else {
    const path = `${pathOf(fresh)}/settings`
    await run({ step: 'writing the settings', method: 'PUT', path, body: settings })
  }
  for (const batch of cutBatches(records)) {
    const requests = batch.map((line) => ({ action: 'addObject', body: JSON.parse(line) }))
    const path = `${pathOf(fresh)}/batch`
    await run({ step: 'sending records', method: 'POST', path, body: { requests } })
  }
  const swap = { path: `${pathOf(fresh)}/operation`, body: { operation: 'move', destination: target.index } }
  await run({ step: 'moving the index', found: 'either', method: 'POST', ...swap })
}

interface MeilisearchTask {
  taskUid: number
}

interface TaskState {
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed' | 'canceled'
  error?: { message: string; code: string } | null
}

const whyNot = (state: TaskState | undefined) =>
  state?.status === 'canceled' ? 'it was cancelled' : 'it does not answer as Meilisearch does'

const meilisearchSettings = {
  searchableAttributes: ['hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl0', 'content', 'folded'],
  filterableAttributes: ['type', 'lang', 'language', 'version', 'docusaurus_tag', 'tags'],
  rankingRules: [
    ...['words', 'typo', 'attribute', 'proximity', 'exactness'],
    ...['weight.level:desc', 'weight.position:asc'],
  ],
  distinctAttribute: 'url',
}

/** Fills a new index of Meilisearch, lets it swap names with the old one, and removes that. */
export async function pushToMeilisearch(records: SearchRecord[], target: PushTarget): Promise<void> {
  const call = createCallServer(target)
  const { index, secrets, wait } = target
  const fresh = `${index}_new`
  const pathOf = (uid: string) => `/indexes/${encodeURIComponent(uid)}`
  const run = async (asked: ServerCall) => {
    const state = await runTask<MeilisearchTask, TaskState>(call, asked, {
      path: (task) => `/tasks/${task?.taskUid}`,
      isDone: (now) => now?.status !== 'enqueued' && now?.status !== 'processing',
      wait,
    })
    if (state?.status !== 'succeeded')
      throw pushFailed(asked, state?.error?.message ?? whyNot(state), secrets)
  }
  const create = (uid: string) => {
    const body = { uid, primaryKey: 'objectID' }
    return run({ step: 'creating the index', method: 'POST', path: '/indexes', body })
  }
  // What a push that was stopped has left.
  if (await call({ step: 'looking for a former try', path: pathOf(fresh) }))
    await run({ step: 'removing a former try', method: 'DELETE', path: pathOf(fresh) })
  await create(fresh)
  const path = `${pathOf(fresh)}/settings`
  await run({ step: 'writing the settings', method: 'PATCH', path, body: meilisearchSettings })
  for (const batch of cutBatches(records)) {
    const body = batch.map((line) => JSON.parse(line))
    await run({ step: 'sending records', method: 'POST', path: `${pathOf(fresh)}/documents`, body })
  }
  // Only indexes that exist can be swapped.
  if (!(await call({ step: 'looking for the index', path: pathOf(index) }))) await create(index)
  const swap = { path: '/swap-indexes', body: [{ indexes: [index, fresh] }] }
  await run({ step: 'swapping the indexes', found: 'either', method: 'POST', ...swap })
  await run({ step: 'removing the former index', found: 'new', method: 'DELETE', path: pathOf(fresh) })
}
