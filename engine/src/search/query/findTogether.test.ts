import { describe, expect, test } from 'vitest'
import { buildSearchIndex } from '../building/buildSearchIndex.ts'
import { manySections } from '../format/term.ts'
import { search } from '../search.ts'
import { openIndex } from '../searchIndex.ts'
import { askTestIndex, testSearchPage } from '../testIndex.ts'
import { findCandidates } from './findCandidates.ts'
import { findPairPlaces } from './findTogether.ts'
import { parseQuery } from './parseQuery.ts'
import { planQuery } from './planQuery.ts'

const apart = Array.from({ length: 3 }, (_, index) =>
  testSearchPage(`Apart ${index}`, 'To be or to do. Not one of us, and not the other; it is to be.'),
)
const together = Array.from({ length: 3 }, (_, index) =>
  testSearchPage(`Together ${index}`, 'Many words stand before it, and many after: not to be had.'),
)
const ask = (typed: string) => askTestIndex([...apart, ...together], typed)

test('even words that say nothing by themselves say something side by side', async () => {
  const { hits } = await ask('not to')
  expect(hits.slice(0, 3).map(({ title }) => title.text)).toEqual(together.map(({ title }) => title))
})

test('a pair says as little as the more common one of its words', async () => {
  const text = 'Khác nhau: tcp udp. Khác nhau: tcp udp. Khác nhau: tcp udp.'
  const files = new Map(
    buildSearchIndex([testSearchPage('All', text)]).map(({ name, bytes }) => [name, bytes]),
  )
  const index = await openIndex(async (name) => files.get(name)!)
  const { slots } = planQuery(parseQuery('khác nhau tcp udp'), 0)
  const matches = await Promise.all(slots.map((slot) => findCandidates(slot, index)))
  const [light, , heavy] = await findPairPlaces(matches, index)
  expect(heavy![0]!.quality / light![0]!.quality).toBeGreaterThan(5)
})

describe('on a large site', () => {
  const words = Array.from({ length: 15 }, (_, index) => `word${'abcdefghijklmno'[index]}`)
  /** Five neighbours in a ring of words, from a word on. */
  const five = (first: number) => Array.from({ length: 5 }, (_, at) => words[(first + at) % words.length]!)
  const others = Array.from({ length: 2 * manySections }, (_, index) =>
    testSearchPage(`Page ${index}`, five(index % words.length).join(' ')),
  )
  const meant = testSearchPage('Meant', 'Worde wordb. Wordd, worda and wordc.')
  const files = new Map(buildSearchIndex([...others, meant]).map(({ name, bytes }) => [name, bytes]))
  const ask = async (typed: string) => {
    const read: string[] = []
    const index = await openIndex(async (name) => {
      read.push(name)
      return files.get(name)!
    })
    const request = { limit: 8, snippetLength: 50, edits: 2, withSections: false }
    const { hits } = await search(index, { typed, ...request })
    return { titles: hits.map(({ title }) => title.text), texts: read.filter((name) => name.startsWith('x')) }
  }

  test('the only page with words in a row is found among thousands that hold them all', async () => {
    expect((await ask('worde wordb wordd worda')).titles[0]).toBe('Meant')
  })

  test('a phrase is found without reading the texts of the others', async () => {
    const { titles, texts } = await ask('"worde wordb wordd worda"')
    expect(titles).toEqual(['Meant'])
    expect(texts.length).toBeLessThan(4)
  })
})
