import type { SearchRecord } from '../../search/building/searchRecords.ts'
import { cutBatches } from './batches.ts'
import { createCallServer, type PushTarget, waitUntil } from './serverCall.ts'

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
