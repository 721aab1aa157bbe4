import { expect, test } from 'vitest'
import { measureRelevance } from './measureRelevance.mjs'

test('a right page counts by its place: among eight for success, up to the tenth for the mean', async () => {
  const found = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const queries = ['a', 'b', 'i', 'z'].map((page) => ({ typed: page, pages: [page, 'not written yet'] }))
  const { success, mrr, misses } = await measureRelevance(queries, async () => found)
  expect(success).toBe(0.5)
  expect(mrr).toBeCloseTo((1 + 1 / 2 + 1 / 9) / 4)
  expect(misses.map(({ place }) => place)).toEqual([2, 9, 0])
})
