import type { SearchIndex } from '../searchIndex.ts'
import type { Clause, Query } from './query.ts'

/** Command options are short; a longer word after a dash is an exclusion. */
const longestOption = 3

/** Treats a short exclusion such as `-xzf` as text if the pages contain it: `tar -xzf` excludes nothing. */
export async function readOptions(query: Query, index: SearchIndex): Promise<Query> {
  const clauses = await Promise.all(query.clauses.map((clause) => readOption(clause, index)))
  return { ...query, clauses }
}

async function readOption(clause: Clause, index: SearchIndex): Promise<Clause> {
  const { text, presence, isPhrase, field } = clause
  if (presence !== 'prohibited' || isPhrase || field || text.length > longestOption) return clause
  const option = `-${text}`
  const isWritten = await index.term(option.toLowerCase()).catch(() => undefined)
  return isWritten ? { ...clause, text: option, presence: 'wanted' } : clause
}
