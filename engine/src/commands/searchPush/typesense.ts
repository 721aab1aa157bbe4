import type { SearchRecord } from '../../search/building/searchRecords.ts'
import { cutBatches } from './batches.ts'
import { createCallServer, type PushTarget, pushFailed } from './serverCall.ts'

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
  const remove = (collection: string) =>
    call({ step: 'removing a collection', method: 'DELETE', path: pathOf(collection) })
  try {
    for (const batch of cutBatches(records.map(toDocument))) {
      const path = `${pathOf(name)}/documents/import?action=upsert`
      const body = `${batch.join('\n')}\n`
      checkImport(await call({ step: 'sending records', method: 'POST', path, body }), target)
    }
    const former = await call<{ collection_name: string }>({ step: 'reading the alias', path: alias })
    const body = { collection_name: name }
    await call({ step: 'changing the alias', method: 'PUT', path: alias, body })
    if (former) await remove(former.collection_name)
  } catch (error) {
    await remove(name).catch(() => {})
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
    if (!success) throw pushFailed('sending records', error ?? line, secrets)
  }
}
