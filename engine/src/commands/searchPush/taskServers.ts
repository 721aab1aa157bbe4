import type { SearchRecord } from '../../search/building/searchRecords.ts'
import { createCallServer, cutBatches, type PushTarget, pushFailed, waitUntil } from './serverCall.ts'

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
  const settle = (task: Task | undefined) =>
    waitUntil(async () => {
      const path = `${pathOf(fresh)}/task/${task?.taskID}`
      const state = await call<{ status: string }>({ step: 'waiting for a task', path })
      return state?.status === 'published'
    }, target.wait)
  const operate = (operation: object) =>
    call<Task>({ step: 'copying or moving the index', method: 'POST', ...operation } as never).then(settle)
  // What a push that was stopped has left.
  await call<Task>({ step: 'removing a former try', method: 'DELETE', path: pathOf(fresh) }).then(settle)
  const known = await call({ step: 'reading the settings', path: `${pathOf(target.index)}/settings` })
  if (known) {
    const body = { operation: 'copy', destination: fresh, scope: ['settings', 'rules', 'synonyms'] }
    await operate({ path: `${pathOf(target.index)}/operation`, body })
  } else {
    const path = `${pathOf(fresh)}/settings`
    await call<Task>({ step: 'writing the settings', method: 'PUT', path, body: settings }).then(settle)
  }
  for (const batch of cutBatches(records)) {
    const requests = batch.map((line) => ({ action: 'addObject', body: JSON.parse(line) }))
    const path = `${pathOf(fresh)}/batch`
    await call<Task>({ step: 'sending records', method: 'POST', path, body: { requests } }).then(settle)
  }
  await operate({
    path: `${pathOf(fresh)}/operation`,
    body: { operation: 'move', destination: target.index },
  })
}

interface MeilisearchTask {
  taskUid: number
}

interface TaskState {
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed' | 'canceled'
  error?: { message: string; code: string } | null
}

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
  const settle = async (step: string, task: MeilisearchTask | undefined) => {
    let state: TaskState | undefined
    await waitUntil(async () => {
      state = await call<TaskState>({ step, path: `/tasks/${task?.taskUid}` })
      return state?.status !== 'enqueued' && state?.status !== 'processing'
    }, wait)
    if (state?.status !== 'succeeded')
      throw pushFailed(step, state?.error?.message ?? 'it was cancelled', secrets)
  }
  const run = async (step: string, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    settle(step, await call<MeilisearchTask>({ step, method, path, ...(body !== undefined && { body }) }))
  const create = (uid: string) =>
    run('creating the index', 'POST', '/indexes', { uid, primaryKey: 'objectID' })
  // What a push that was stopped has left.
  if (await call({ step: 'looking for a former try', path: pathOf(fresh) }))
    await run('removing a former try', 'DELETE', pathOf(fresh))
  await create(fresh)
  await run('writing the settings', 'PATCH', `${pathOf(fresh)}/settings`, meilisearchSettings)
  for (const batch of cutBatches(records)) {
    const documents = batch.map((line) => JSON.parse(line))
    await run('sending records', 'POST', `${pathOf(fresh)}/documents`, documents)
  }
  // Only indexes that exist can be swapped.
  if (!(await call({ step: 'looking for the index', path: pathOf(index) }))) await create(index)
  await run('swapping the indexes', 'POST', '/swap-indexes', [{ indexes: [index, fresh] }])
  await run('removing the former index', 'DELETE', pathOf(fresh))
}
