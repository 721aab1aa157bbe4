import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

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
