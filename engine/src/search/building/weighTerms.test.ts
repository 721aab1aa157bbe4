import { expect, test } from 'vitest'
import { rareKey } from '../format/rarePairs.ts'
import { manySections, sectionOf } from '../format/term.ts'
import { testSearchPage } from '../testIndex.ts'
import { createAnalyser } from './analysePage.ts'
import { collectTerms } from './collectTerms.ts'
import { countListed, listRarePairs, weighTerms } from './weighTerms.ts'

/** A collection of more sections than a small site has, in pages of ten. */
function collectMany(special: Record<number, string> = {}) {
  const texts = Array.from({ length: 10 }, (_, number) => ({
    title: '',
    text: `load balancer number ${number}`,
  }))
  const last = texts.map((section, number) => ({ ...section, text: special[number] ?? section.text }))
  const count = manySections / 10 + 1
  const pages = Array.from({ length: count }, (_, page) =>
    testSearchPage(`Page ${page}`, '', { sections: page === count - 1 ? last : texts }),
  )
  const pageOf = pages.flatMap(({ sections }, page) => sections.map(() => page))
  const { lexicon, open } = createAnalyser()
  return { pageOf, words: lexicon.terms, collection: collectTerms(pages.map(open([])), lexicon) }
}

test('the counts of terms lie in one piece of memory, with four bytes each, and what is made of them takes their place', () => {
  const { collection, pageOf } = collectMany()
  for (const drafts of [collection.drafts, collection.pairs]) {
    const counts = drafts.flatMap(({ forms }) => forms.map((form) => form.counts))
    const rooms = new Set(counts.filter(({ length }) => length > 0).map(({ buffer }) => buffer))
    expect(rooms.size).toBe(1)
    const { terms, pairs } = weighTerms({ sequences: collection.sequences, drafts, pairs: [] }, pageOf)
    const bodies = [...terms, ...pairs].flatMap(({ forms }) => forms.map(({ body }) => body as Uint32Array))
    const written = bodies.filter(({ length }) => length > 0)
    expect(written.length).toBeGreaterThan(0)
    expect(written.every(({ buffer }) => rooms.has(buffer))).toBe(true)
  }
})

test('the lists of rare pairs lie in one piece of memory, with four bytes for a place', () => {
  const { collection, pageOf, words } = collectMany()
  const { sequences, pairCounts: counts } = collection
  const { terms } = weighTerms(collection, pageOf)
  const given = { sequences, words, places: countListed(terms, words) }
  const lists = listRarePairs({ ...given, counts: { ...counts, pairs: new Map() } })
  const bodies = lists.map(({ forms }) => forms[0]!.body as Uint32Array)
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(manySections)
  expect(new Set(bodies.map(({ buffer }) => buffer)).size).toBe(1)
  expect(bodies.map((body) => body.BYTES_PER_ELEMENT)).toEqual(bodies.map(() => 4))
  expect(listRarePairs({ ...given, counts }).length).toBeLessThan(lists.length)
})

test('of a term only the best section of a page is kept, of a common one none, and a rare pair is listed once in each', () => {
  const special = {
    2: 'kernel panic and other things',
    5: 'kernel kernel kernel kernel',
    7: 'kernel panic, kernel panic',
  }
  const { collection, pageOf, words } = collectMany(special)
  const { sequences, pairCounts: counts } = collection
  const { terms } = weighTerms(collection, pageOf)
  const bodyOf = (wanted: string, list = terms) => list.find(({ key }) => key === wanted)!.forms[0]!.body
  expect(Array.from(bodyOf('kernel'), sectionOf)).toEqual([manySections + 5])
  expect(Array.from(bodyOf('load'))).toEqual([])
  const lists = listRarePairs({
    sequences,
    words,
    places: countListed(terms, words),
    counts: { ...counts, pairs: new Map() },
  })
  const places = Array.from(bodyOf(rareKey('kernel'), lists))
  expect(places.length).toBeGreaterThan(1)
  expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
})
