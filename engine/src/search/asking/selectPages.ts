import { foldWord } from '../analysis/foldWord.ts'
import type { PageEntry } from '../format/pageEntry.ts'
import type { SearchIndex } from '../searchIndex.ts'
import type { Plan } from './planQuery.ts'
import type { Clause } from './query.ts'
import type { RankedPage } from './rankPages.ts'
import type { SearchRequest } from './searchHit.ts'
import type { Slot } from './slot.ts'

/** Pages in the order in which they are shown. */
export interface Selection {
  pages: { ranked: RankedPage; entry: PageEntry }[]
  total: number
}

interface Question {
  index: SearchIndex
  plan: Plan
  request: SearchRequest
}

/** How many pages are looked into for what only the page itself or its text can tell. */
const mostLookedInto = 120

/** Keeps the pages that the query and its context allow, as many as are to be shown. */
export async function selectPages(
  ranked: RankedPage[],
  { index, plan, request }: Question,
): Promise<Selection> {
  const excluded = await pagesWith(plan.excluded, index)
  const allowed = ranked.filter((page) => isInContext(page, index, request) && !excluded.has(page.page))
  const complete = preferComplete(allowed, plan)
  const needsLook = plan.filters.length > 0 || plan.phrases.length > 0
  const candidates = complete.slice(0, needsLook ? mostLookedInto : request.limit)
  const looked = await Promise.all(
    candidates.map(async (page) => {
      const entry = await index.page(page.page)
      return { ranked: page, entry, isRight: await isRight(entry, plan, index) }
    }),
  )
  const pages = looked.filter(({ isRight }) => isRight)
  return { pages: pages.slice(0, request.limit), total: needsLook ? pages.length : complete.length }
}

function isInContext(
  { page }: RankedPage,
  { map }: SearchIndex,
  { context, outside }: SearchRequest,
): boolean {
  const isWithin = ({ start, end }: { start: number; end: number }) => page >= start && page < end
  if (outside) return !map.contexts.some(isWithin)
  const range = map.contexts.find(({ path }) => path === context)
  return range === undefined || isWithin(range)
}

/** All words are needed; where no page has them all, those that have most are better than nothing. */
function preferComplete(pages: RankedPage[], { slots }: Plan): RankedPage[] {
  const isNeeded = ({ presence, isPhrase, field }: Clause) =>
    presence === 'required' || isPhrase || field !== undefined
  const possible = pages.filter((page) =>
    slots.every(({ clause }, slot) => !isNeeded(clause) || page.slots[slot]),
  )
  const complete = possible.filter((page) => page.slots.every(Boolean))
  return complete.length > 0 ? complete : possible
}

/** Pages that hold any of these words, spelt so or with more marks. */
async function pagesWith(slots: Slot[], index: SearchIndex): Promise<Set<number>> {
  const pages = new Set<number>()
  for (const { exact, folded, clause } of slots) {
    const forms = (await index.term(folded))?.forms ?? []
    for (const { spelling, titles, headings, body } of forms) {
      if (spelling !== exact && folded !== exact) continue
      if (clause.field !== 'heading') for (const { at } of titles) pages.add(at)
      if (clause.field !== 'title') for (const { at } of headings) pages.add(index.pageOf[at]!)
      if (!clause.field) for (const { at } of body) pages.add(index.pageOf[at]!)
    }
  }
  return pages
}

async function isRight(entry: PageEntry, { filters, phrases }: Plan, index: SearchIndex): Promise<boolean> {
  if (!filters.every((filter) => isTrueOf(entry, filter) !== (filter.presence === 'prohibited'))) return false
  if (phrases.length === 0) return true
  const sections = (await index.texts(entry)).map(({ text }) => text)
  const texts = [entry.title, ...entry.sections.map(({ title }) => title), ...sections]
  const plain = texts.map((text) => ` ${toPlain(text)} `)
  return phrases.every((phrase) => plain.some((text) => text.includes(` ${toPlain(phrase)} `)))
}

function isTrueOf({ href, lang, tags }: PageEntry, { field, text }: Clause): boolean {
  const wanted = toPlain(text)
  if (field === 'lang') return toPlain(lang).startsWith(wanted)
  if (field === 'tag') return tags.some((tag) => toPlain(tag) === wanted)
  return ` ${toPlain(decodeURI(href))} `.includes(` ${wanted} `)
}

/** Words without marks and signs, so that neither keeps texts from being equal. */
function toPlain(text: string): string {
  return foldWord(text.normalize('NFC').toLowerCase())
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean)
    .join(' ')
}
