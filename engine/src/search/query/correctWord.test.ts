import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

const titles = ['Response headers', 'Head of the line', 'PRS telephones', 'Load balancer']
const ask = async (typed: string) => {
  const pages = titles.map((title) => testSearchPage(title))
  const { hits } = await askTestIndex(pages, typed)
  return hits.map(({ title }) => title.text)
}

test('one wrong letter is likelier than two words in one', async () => {
  expect(await ask('headprs')).toEqual(['Response headers'])
  expect(await ask('loadbalancer')).toEqual(['Load balancer'])
})

test('a word that exists is taken for another only if one letter differs', async () => {
  const pages = [
    testSearchPage('Jenkins', 'Against injection.'),
    testSearchPage('SQL', 'Ingestion of rows with sql.'),
  ]
  const { hits, instead } = await askTestIndex(pages, 'sql injection')
  expect(hits.map(({ title }) => title.text)).toEqual(['SQL', 'Jenkins'])
  expect(instead).toBeUndefined()
})
