import { expect, test } from 'vitest'
import { askTestIndex, testSearchPage } from '../testIndex.ts'
import { collectFacets } from './selectPages.ts'

test('for a phrase no more texts are read than it takes to fill the list, and what is beyond is hinted at', async () => {
  const pages = Array.from({ length: 60 }, (_, index) =>
    testSearchPage(`Note ${index}`, `The quick fox ${index} runs. ${'Slowly. '.repeat(400)}`),
  )
  const { hits, total, read } = await askTestIndex(pages, '"quick fox"')
  expect(hits).toHaveLength(8)
  expect(total).toBeGreaterThan(8)
  expect(read.filter((name) => name.startsWith('x'))).toHaveLength(10)
})

test('a quoted word reads no text before the first hits, and quoted words only what may hold them', async () => {
  const filler = 'Slowly. '.repeat(300)
  const pages = [
    testSearchPage('Fox', `The quick fox runs. ${filler}`),
    testSearchPage('Dog', `A fox runs, and a dog is quick. ${filler}`),
    testSearchPage('Den', filler, {
      sections: [
        { title: '', text: `The fox. ${filler}` },
        { title: 'Ways', text: `A quick one. ${filler}` },
      ],
    }),
  ]
  const textsOf = (read: string[]) => read.filter((name) => name.startsWith('x')).length
  const { hits, read } = await askTestIndex(pages, '"quick fox"')
  expect(hits.map(({ title }) => title.text)).toEqual(['Fox'])
  expect(textsOf(read)).toBe(2)
  const found = await askTestIndex(pages, '"dog"', { limit: 1 })
  expect(found.hits.map(({ title }) => title.text)).toEqual(['Dog'])
  expect(textsOf(found.read)).toBe(1)
})

test('sections and languages are listed once, those of most pages first', () => {
  const pages = [
    { breadcrumbs: ['Tools', 'Editors'], lang: 'en' },
    { breadcrumbs: [], lang: 'vi' },
    { breadcrumbs: ['Guides'], lang: 'vi' },
    { breadcrumbs: ['Guides', 'Tools'], lang: 'en' },
  ]
  expect(collectFacets(pages)).toEqual({ sections: ['Guides', 'Tools'], langs: ['en', 'vi'] })
  expect(collectFacets([])).toEqual({ sections: [], langs: [] })
})

test.each(['three-way handshake', 'bắt tay ba bước', 'virtual tcp'])(
  'a phrase is also found as another name of a page, or of what its title says: "%s"',
  async (phrase) => {
    const synonyms = [['three-way handshake', 'bắt tay ba bước']]
    const pages = [
      testSearchPage('TCP', 'SYN and ACK.', { aliases: ['three-way handshake', 'virtual TCP'] }),
      testSearchPage('Hands', 'A way to shake three hands, bắt ba tay, bước, tcp virtual.'),
    ]
    const { hits } = await askTestIndex(pages, `"${phrase}"`, { synonyms })
    expect(hits.map(({ title }) => title.text)).toEqual(['TCP'])
  },
)
