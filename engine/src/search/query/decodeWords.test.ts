import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

const pages = [
  testSearchPage('Đổi tên', 'Tệp nhật ký nó đã bị đổi tên trong đêm.', { lang: 'vi' }),
  testSearchPage('Teen driving', 'For a teen, cos and tan mean little.'),
]
const ask = async (typed: string) => {
  const { hits } = await askTestIndex(pages, typed)
  return hits.map(({ title }) => title.text)
}

test('a word in keys of a Vietnamese keyboard shows that the others are too, even where they are words themselves', async () => {
  expect((await ask('nos ddax bij ddooir teen'))[0]).toBe('Đổi tên')
  expect(await ask('no1 d9a4 bi5 d9o6i3 te6n')).toEqual(['Đổi tên'])
})

test('a word that exists is itself when nothing speaks against it', async () => {
  expect(await ask('teen')).toEqual(['Teen driving'])
  expect(await ask('teen cos')).toEqual(['Teen driving'])
})
