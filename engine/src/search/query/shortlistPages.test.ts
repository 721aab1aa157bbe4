import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'

test('a query of nothing but words that are everywhere finds pages', async () => {
  const many = Array.from({ length: 60 }, (_, index) => testSearchPage(`Note ${index}`, 'It is that.'))
  expect((await askTestIndex(many, 'it that ')).total).toBe(60)
})

test('of three words, one that is spelled so nowhere may be missing; of two, it counts', async () => {
  const pages = [
    testSearchPage('Soạn thảo tập tin', '', { lang: 'vi' }),
    testSearchPage('Sẵn sàng', 'Thảo luận về tập san.', { lang: 'vi' }),
  ]
  const ask = async (typed: string) => (await askTestIndex(pages, typed)).hits.map(({ title }) => title.text)
  expect(await ask('sạn thảo tập')).toEqual(['Soạn thảo tập tin', 'Sẵn sàng'])
  expect(await ask('sạn thảo')).toEqual(['Sẵn sàng', 'Soạn thảo tập tin'])
})
