import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

test('for a phrase no more texts are read than it takes to fill the list, and what is beyond is hinted at', async () => {
  const pages = Array.from({ length: 60 }, (_, index) =>
    testSearchPage(`Note ${index}`, `The quick fox ${index} runs.`),
  )
  const { hits, total, read } = await askTestIndex(pages, '"quick fox"')
  expect(hits).toHaveLength(8)
  expect(total).toBeGreaterThan(8)
  expect(read.filter((name) => name.startsWith('x'))).toHaveLength(10)
})
