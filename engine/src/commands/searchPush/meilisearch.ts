import type { SearchRecord } from '../../search/building/searchRecords.ts'
import { cutBatches } from './batches.ts'
import { createCallServer, type PushTarget, pushFailed, waitUntil } from './serverCall.ts'

interface Task {
  taskUid: number
}

interface TaskState {
  status: 'enqueued' | 'processing' | 'succeeded' | 'failed' | 'canceled'
  error?: { message: string; code: string } | null
}

const settings = {
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
  const settle = async (step: string, task: Task | undefined) => {
    let state: TaskState | undefined
    await waitUntil(async () => {
      state = await call<TaskState>({ step, path: `/tasks/${task?.taskUid}` })
      return state?.status !== 'enqueued' && state?.status !== 'processing'
    }, wait)
    if (state?.status !== 'succeeded')
      throw pushFailed(step, state?.error?.message ?? 'it was cancelled', secrets)
  }
  const run = async (step: string, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    settle(step, await call<Task>({ step, method, path, ...(body !== undefined && { body }) }))
  const create = (uid: string) =>
    run('creating the index', 'POST', '/indexes', { uid, primaryKey: 'objectID' })
  // What a push that was stopped has left.
  if (await call({ step: 'looking for a former try', path: pathOf(fresh) }))
    await run('removing a former try', 'DELETE', pathOf(fresh))
  await create(fresh)
  await run('writing the settings', 'PATCH', `${pathOf(fresh)}/settings`, settings)
  for (const batch of cutBatches(records)) {
    const documents = batch.map((line) => JSON.parse(line))
    await run('sending records', 'POST', `${pathOf(fresh)}/documents`, documents)
  }
  // Only indexes that exist can be swapped.
  if (!(await call({ step: 'looking for the index', path: pathOf(index) }))) await create(index)
  await run('swapping the indexes', 'POST', '/swap-indexes', [{ indexes: [index, fresh] }])
  await run('removing the former index', 'DELETE', pathOf(fresh))
}
