import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

test('a query of nothing but words that stand everywhere finds pages', async () => {
  const many = Array.from({ length: 60 }, (_, index) => testSearchPage(`Note ${index}`, 'It is that.'))
  expect((await askTestIndex(many, 'it that ')).total).toBe(60)
})
