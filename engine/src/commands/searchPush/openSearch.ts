import type { SearchRecord } from '../../search/building/searchRecords.ts'
import { cutBatches } from './batches.ts'
import { createCallServer, type PushTarget, pushFailed } from './serverCall.ts'

const text = { type: 'text' }
const keyword = { type: 'keyword' }
const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => [`lvl${level}`, text])

const mappings = {
  properties: {
    ...{ content: text, folded: text, hierarchy: { properties: Object.fromEntries(levels) } },
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
      if (failed) throw pushFailed(sent.step, `${failed.type}: ${failed.reason}`, secrets)
    }
    await call({ step: 'finishing the index', method: 'POST', path: `/${name}/_refresh` })
    const former = await call<object>({ step: 'reading the alias', path: `/_alias/${alias}` })
    const old = Object.keys(former ?? {})
    const actions = [...old.map((index) => ({ remove: { index, alias } })), { add: { index: name, alias } }]
    await call({ step: 'changing the alias', method: 'POST', path: '/_aliases', body: { actions } })
    for (const index of old)
      await call({ step: 'removing the former index', method: 'DELETE', path: `/${index}` })
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
