import { findWords } from '../analysis/findWords.ts'
import type { SearchIndex } from '../searchIndex.ts'
import type { Plan } from './planQuery.ts'
import type { Slot } from './query.ts'
import { visitPlaces } from './rarity.ts'
import type { SearchRequest } from './searchHit.ts'

/** Creates a test for pages: in the searched context, without excluded words, and with the words of wanted tags. */
export async function allowedPages(
  { excluded, filters }: Pick<Plan, 'excluded' | 'filters'>,
  index: SearchIndex,
  request: SearchRequest,
): Promise<(page: number) => boolean> {
  const tags = filters.filter(({ field, presence }) => field === 'tag' && presence !== 'prohibited')
  const words = tags.flatMap(({ text }) => findWords(text))
  const [forbidden, ...tagged] = await Promise.all([
    pagesWith(excluded, index),
    ...words.map(({ folded }) => pagesTagged(folded, index)),
  ])
  return (page) =>
    isInContext(page, index, request) && !forbidden.has(page) && tagged.every((pages) => pages.has(page))
}

/** The pages with a word in a tag, and some others: tags are headings of the first section. */
async function pagesTagged(word: string, index: SearchIndex): Promise<Set<number>> {
  const forms = (await index.term(word))?.forms ?? []
  const sections = forms.flatMap(({ headings }) => headings.map(({ at }) => at))
  return new Set(sections.map((section) => index.pageOf[section]!))
}

function isInContext(page: number, { map }: SearchIndex, { context, outside }: SearchRequest): boolean {
  const isWithin = ({ start, end }: { start: number; end: number }) => page >= start && page < end
  if (outside) return !map.contexts.some(isWithin)
  const range = map.contexts.find(({ path }) => path === context)
  return range === undefined || isWithin(range)
}

/** Pages with any of these words: with exactly these marks, or with any marks if typed without. */
async function pagesWith(slots: Slot[], index: SearchIndex): Promise<Set<number>> {
  const pages = new Set<number>()
  const addSection = (section: number) => pages.add(index.pageOf[section]!)
  for (const { exact, folded, clause } of slots) {
    const forms = (await index.term(folded))?.forms ?? []
    for (const form of forms.filter(({ spelling }) => spelling === exact || folded === exact))
      visitPlaces(form, clause, { title: (page) => pages.add(page), heading: addSection, body: addSection })
  }
  return pages
}
