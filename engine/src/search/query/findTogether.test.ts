import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

const apart = Array.from({ length: 3 }, (_, index) =>
  testSearchPage(`Apart ${index}`, 'To be or to do. Not one of us, and not the other; it is to be.'),
)
const together = Array.from({ length: 3 }, (_, index) =>
  testSearchPage(`Together ${index}`, 'Many words stand before it, and many after: not to be had.'),
)
const ask = (typed: string) => askTestIndex([...apart, ...together], typed)
const isOfPairs = (name: string) => /^[lc]\./.test(name)

test('even words that say nothing by themselves say something side by side', async () => {
  const { hits } = await ask('not to')
  expect(hits.slice(0, 3).map(({ title }) => title.text)).toEqual(together.map(({ title }) => title))
})

test('where a title holds all words, the files of pairs are not read', async () => {
  expect((await ask('not to')).read.some(isOfPairs)).toBe(true)
  expect((await ask('together 1')).read.some(isOfPairs)).toBe(false)
})

test('without the files of pairs there are answers all the same', async () => {
  const { hits } = await askTestIndex([...apart, ...together], 'not to', {}, isOfPairs)
  expect(hits).toHaveLength(6)
})
