import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

test('a short option leaves nothing out where the texts write it so', async () => {
  const tools = [
    testSearchPage('Archives', 'Run tar -xzf on it.'),
    testSearchPage('Tapes', 'The tar of tapes, and xzf.'),
  ]
  const titles = async (typed: string) =>
    (await askTestIndex(tools, typed)).hits.map(({ title }) => title.text)
  expect(await titles('tar -xzf')).toEqual(['Archives', 'Tapes'])
  expect(await titles('tar -tapes')).toEqual(['Archives'])
})
