import { describe, expect, test } from 'vitest'
import { markCode } from '../../model/searchPage.ts'
import { testSearchPage } from '../testIndex.ts'
import { searchRecords } from './searchRecords.ts'

const place = {
  url: 'https://example.org/he-dieu-hanh',
  language: 'vi',
  version: '2.0',
  tag: 'docs-default-2.0',
}
const page = testSearchPage('Hệ điều hành', '', {
  description: 'Nhân và tiến trình.',
  breadcrumbs: ['Nền tảng', 'Linux'],
  keywords: ['kernel'],
  aliases: ['OS'],
  lang: 'vi',
  sections: [
    { title: '', text: 'Mở đầu.' },
    { title: 'Bộ nhớ ảo', id: 'bộ-nhớ-ảo', text: `Địa chỉ. ${markCode('malloc(8)')}` },
    { title: 'Trống', id: 'trống', text: '' },
  ],
})

describe('the records of a page', () => {
  const records = searchRecords(page, place)

  test('are its title, its headings and the texts below them', () => {
    expect(records.map(({ type, url, content }) => [type, decodeURI(url).slice(19), content])).toEqual([
      ['lvl1', '/he-dieu-hanh', null],
      ['content', '/he-dieu-hanh', 'Nhân và tiến trình. Mở đầu.'],
      ['lvl2', '/he-dieu-hanh#bộ-nhớ-ảo', null],
      ['content', '/he-dieu-hanh#bộ-nhớ-ảo', 'Địa chỉ. malloc(8)'],
      ['lvl2', '/he-dieu-hanh#trống', null],
    ])
  })

  test('have the fields of a crawler, and the words without marks', () => {
    expect(records[3]).toEqual({
      objectID: expect.stringMatching(/^[\da-f]{16}-3$/),
      type: 'content',
      url: `https://example.org/he-dieu-hanh#${encodeURIComponent('bộ-nhớ-ảo')}`,
      url_without_anchor: 'https://example.org/he-dieu-hanh',
      anchor: 'bộ-nhớ-ảo',
      hierarchy: {
        ...{ lvl0: 'Nền tảng › Linux', lvl1: 'Hệ điều hành', lvl2: 'Bộ nhớ ảo' },
        ...{ lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      },
      content: 'Địa chỉ. malloc(8)',
      folded: 'nen tang › linux he dieu hanh bo nho ao dia chi. malloc(8)',
      ...{ lang: 'vi', language: 'vi', version: '2.0', docusaurus_tag: 'docs-default-2.0', tags: ['kernel'] },
      weight: { pageRank: 0, level: 0, position: 3 },
    })
    expect(records[0]!.folded).toContain('os kernel')
  })
})

test.each(['Text of a note.', 'Text of [a', 'Text `of', 'Other'])(
  'a text begins with the description %j unless it says so itself',
  (description) => {
    const text = 'Text of a note.'
    const records = searchRecords(
      testSearchPage('A', '', { description, sections: [{ title: '', text }] }),
      place,
    )
    expect(records[1]?.content).toBe(description === 'Other' ? `Other ${text}` : text)
  },
)

test('the ids of pages and languages differ, and those of one page stay', () => {
  const idsOf = (changed: object) =>
    searchRecords(page, { ...place, ...changed }).map(({ objectID }) => objectID)
  expect(idsOf({})).toEqual(idsOf({}))
  const all = [...idsOf({}), ...idsOf({ language: 'en' }), ...idsOf({ url: 'https://example.org/other' })]
  expect(new Set(all).size).toBe(all.length)
})

test('a long text is cut into several records, between sentences, and loses no word', () => {
  const text = Array.from({ length: 300 }, (_, index) => `Sentence number ${index} ends here.`).join(' ')
  const contents = searchRecords(testSearchPage('Long', text), place).flatMap(({ content }) => content ?? [])
  expect(contents.length).toBeGreaterThan(5)
  expect(Math.max(...contents.map(({ length }) => length))).toBeLessThanOrEqual(1500)
  expect(contents.every((content) => content.endsWith('.'))).toBe(true)
  expect(contents.join(' ')).toBe(text)
})

test.each(['x', '漢', '😀'])(
  'a text of %s without blanks is cut between characters, into records that Algolia takes',
  (part) => {
    const text = `x${part.repeat(4000)}`
    const records = searchRecords(testSearchPage('Long', text), place)
    const contents = records.flatMap(({ content }) => content ?? [])
    expect(contents.join('')).toBe(text)
    for (const content of contents) expect(Buffer.from(content).toString()).toBe(content)
    expect(Math.max(...records.map((record) => Buffer.byteLength(JSON.stringify(record))))).toBeLessThan(8000)
  },
)
