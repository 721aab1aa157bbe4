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

test('a short word that exists is taken for no other', async () => {
  const pages = [testSearchPage('Talk', 'A list of each talk.'), testSearchPage('Work', 'Each task in turn.')]
  const { instead } = await askTestIndex(pages, 'task list')
  expect(instead).toBeUndefined()
})

test('letters swapped at the beginning of a word are swapped back, though the index has others between', async () => {
  const between = Array.from({ length: 20000 }, (_, number) => `thm${number.toString(36)}`).join(' ')
  const pages = [testSearchPage('Heating', 'A thermostat turns it off.'), testSearchPage('Others', between)]
  const { hits, instead } = await askTestIndex(pages, 'thremostat')
  expect(hits.map(({ title }) => title.text)).toEqual(['Heating'])
  expect(instead?.words[0]?.used).toBe('thermostat')
})

test('no word is taken for one that says nothing', async () => {
  const page = testSearchPage('Khóa', 'Một hoặc hai.', { lang: 'vi' })
  expect((await askTestIndex([page], 'hoat')).hits).toEqual([])
})

test('a compound is found while its second word is typed', async () => {
  const { hits, instead } = await askTestIndex([testSearchPage('Message queues')], 'messagequeu')
  expect(hits.map(({ title }) => title.text)).toEqual(['Message queues'])
  expect(instead?.words[0]?.used).toBe('message queues')
})

test('a compound that is two words in a title finds that page, not those that hold one of the words', async () => {
  const others = ['Arrays', 'Maps', 'Numbers'].map((name) =>
    testSearchPage(`Golang ${name}`, 'Golang, golang.'),
  )
  const pages = [...others, testSearchPage('Slices of bread'), testSearchPage('Golang slices')]
  const { hits } = await askTestIndex(pages, 'golangslices')
  expect(hits.map(({ title }) => title.text)).toEqual(['Golang slices'])
})
