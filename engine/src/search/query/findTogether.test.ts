import { expect, test } from 'vitest'
import { buildSearchIndex } from '../building/buildSearchIndex.ts'
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
