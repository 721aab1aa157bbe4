import { describe, expect, test } from 'vitest'
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

describe('a question', () => {
  const network = [
    testSearchPage('TCP', 'A connection with a handshake, unlike UDP.'),
    testSearchPage('UDP', 'Datagrams; TCP is the other one.'),
    testSearchPage(
      'Links',
      'What is the difference between the two? Read about TCP and then about UDP here.',
    ),
    testSearchPage('The', 'A page about an article.'),
  ]
  const answers = async (typed: string) =>
    (await askTestIndex(network, typed)).hits.map(({ title }) => title.text)

  test('finds the pages it is about, also beside a page that holds each of its words', async () => {
    const found = await answers('what is the difference between tcp and udp')
    expect(new Set(found.slice(0, 3))).toEqual(new Set(['TCP', 'UDP', 'Links']))
    expect((await answers('what is tcp')).slice(0, 1)).toEqual(['TCP'])
    expect((await answers('udp là gì')).slice(0, 1)).toEqual(['UDP'])
  })

  test('of common words alone, or in quotes, is taken at its word', async () => {
    expect((await answers('the '))[0]).toBe('The')
    expect(await answers('"is the difference"')).toEqual(['Links'])
  })

  test('finds a page without one of its words after those with all', async () => {
    const [first, ...others] = await answers('tcp handshake')
    expect(first).toBe('TCP')
    expect(new Set(others)).toEqual(new Set(['UDP', 'Links']))
  })
})
