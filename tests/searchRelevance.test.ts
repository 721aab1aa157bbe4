import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as engine from '../bench/search/engine.ts'
import { generatePages } from '../bench/search/generatePages.mjs'
import { generatePhrases } from '../bench/search/generatePhrases.mjs'
import { generateQueries } from '../bench/search/generateQueries.mjs'
import { measureRelevance } from '../bench/search/measureRelevance.mjs'
import { notePages } from '../bench/search/notePages.mjs'
import { readQueries } from '../bench/search/readQueries.mjs'
import { checkQueries, readQueries as readAsked } from '../engine/src/check/searchQueries.ts'
import { toSourcePath } from '../engine/src/model/paths.ts'
import type { SearchPage } from '../engine/src/model/searchPage.ts'
import { glossary } from '../notes/glossary.ts'

/** What a reader may expect of a site of notes. */
const floors = { success: 0.97, mrr: 0.93 }

const notes: SearchPage[] = await notePages(engine)
const askNotes = await open(notes)

test.each(['english', 'vietnamese'])(
  '[S127] the notes answer %s queries with the right page first, or nearly so, also those that nobody tuned to',
  async (language) => {
    expectRelevance(await measureRelevance(readQueries(language), askNotes.forPaths))
    expectRelevance(await measureRelevance(readQueries(`${language}Unseen`), askNotes.forPaths))
  },
)

test('[S127] pages of other words answer as well, however their titles are typed', async () => {
  const pages = generatePages(notes, 120)
  expectRelevance(await measureRelevance(generateQueries(pages, 150), (await open(pages)).forHrefs))
})

test.each(['en', 'vi'])(
  '[S127] words in a row from a text lead to it, also with a slip in them, without marks or in keys (%s)',
  async (lang) => {
    const pages = notes.filter((page) => page.lang === lang)
    expectRelevance(await measureRelevance(generatePhrases(pages, 160), askNotes.forHrefs))
  },
)

test('[S127] the notes answer what readers ask: questions, sentences, both languages, beginnings, slips and code', async () => {
  const file = new URL('../notes/queries.txt', import.meta.url)
  const { queries, problems } = readAsked(readFileSync(file, 'utf8'), toSourcePath('queries.txt'))
  expect(problems).toEqual([])
  expect(queries.length).toBeGreaterThan(400)
  const trial = {
    pages: notes.map(({ path }) => path),
    ask: async (typed: string, limit: number) => (await askNotes.forPaths(typed)).slice(0, limit),
  }
  const missed = await checkQueries(queries, toSourcePath('queries.txt'), [trial])
  expect(missed.map(({ message }) => message)).toEqual([])
})

interface Relevance {
  success: number
  mrr: number
  /** Queries whose first page is not a right one; place 0 for none. */
  misses: { kind: string; typed: string; place: number }[]
}

function expectRelevance({ success, mrr, misses }: Relevance): void {
  const worst = misses.map(({ kind, typed, place }) => `${kind}: ${typed} (${place || 'not found'})`)
  expect(success, worst.join('\n')).toBeGreaterThanOrEqual(floors.success)
  expect(mrr, worst.join('\n')).toBeGreaterThanOrEqual(floors.mrr)
}

/** Makes an index of these pages, which is asked for the paths or the addresses of those that a query finds. */
async function open(pages: SearchPage[]) {
  const files = new Map(
    engine.buildSearchIndex(pages, [], { synonyms: glossary }).map(({ name, bytes }) => [name, bytes]),
  )
  const index = await engine.openIndex(async (name) => files.get(name)!)
  const pageOf = new Map(pages.map((page) => [page.href, page]))
  const request = { limit: 10, snippetLength: 50, edits: 2, withSections: false }
  const ask = (wanted: 'path' | 'href') => async (typed: string) => {
    const { hits } = await engine.search(index, { ...request, typed })
    return hits.map(({ href }) => pageOf.get(href)![wanted])
  }
  return { forPaths: ask('path'), forHrefs: ask('href') }
}
