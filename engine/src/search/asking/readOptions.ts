import type { SearchIndex } from '../searchIndex.ts'
import type { Clause, Query } from './query.ts'

/** Options of commands are short: a longer word behind a dash is one to leave out. */
const longestOption = 3

/** Takes `-xzf` for text where the texts write it so: in `tar -xzf` it leaves nothing out. */
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
