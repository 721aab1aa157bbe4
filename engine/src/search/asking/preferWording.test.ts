import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

test('words that stand side by side as they were typed win, without being a pair of the index', async () => {
  const apart = Array.from({ length: 4 }, (_, index) =>
    testSearchPage(`Apart ${index}`, 'The pool is small. A small pool drains; a thread waits, and so on.'),
  )
  const together = testSearchPage('Together', 'It is said that a small thread pool drains at night.')
  const { hits, read } = await askTestIndex([...apart, together], 'small thread pool')
  expect(hits[0]?.title.text).toBe('Together')
  expect(hits).toHaveLength(5)
  expect(read.filter((name) => name.startsWith('x')).length).toBeGreaterThan(0)
})
