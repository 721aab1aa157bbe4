import { expect, test } from 'vitest'
import { createByteReader, createByteWriter, joinParts, readParts } from './bytes.ts'
import { decodeMap, encodeMap, type SearchMap } from './mapFormat.ts'
import { decodeEntry, encodeEntry, type PageEntry } from './pageEntry.ts'
import { bodyPlace, type Term } from './term.ts'
import { decodeTerms, encodeTerms } from './termFormat.ts'

test.each([0, 1, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 40])(
  'the number %d is read as it was written',
  (number) => {
    const writer = createByteWriter()
    writer.number(number)
    expect(createByteReader(writer.bytes()).number()).toBe(number)
  },
)

test.each(['', 'kube-system', 'hệ điều hành', '🚀', 'x'.repeat(127), 'x'.repeat(128), 'ệ'.repeat(300)])(
  'the text "%s" keeps every letter, and so does the one behind it',
  (text) => {
    const writer = createByteWriter()
    for (const written of [text, 'end']) writer.text(written)
    const reader = createByteReader(writer.bytes())
    expect([reader.text(), reader.text()]).toEqual([text, 'end'])
  },
)

test('parts of a file are read apart from each other', () => {
  const [first, second] = [createByteWriter(), createByteWriter()]
  first.number(300)
  second.text('b')
  const [one, two] = readParts(joinParts([first, second]), 2)
  expect([two!.text(), one!.number()]).toEqual(['b', 300])
})

test('terms are read as they were written', () => {
  const terms: Term[] = [
    {
      key: 'he',
      isCommon: true,
      forms: [
        {
          spelling: 'he',
          titles: [],
          headings: [{ at: 7, position: 2, length: 15 }],
          body: new Uint32Array(),
        },
        {
          spelling: 'hệ',
          titles: [{ at: 3, position: 0, length: 4 }],
          headings: [],
          body: new Uint32Array(),
        },
      ],
    },
    {
      key: 'he dieu',
      isCommon: false,
      forms: [
        {
          spelling: 'he dieu',
          titles: [],
          headings: [],
          body: Uint32Array.of(bodyPlace(0, 3), bodyPlace(900, 0)),
        },
      ],
    },
  ]
  expect(decodeTerms(encodeTerms(terms))).toEqual(terms)
})

test('the map is read as it was written', () => {
  const map: SearchMap = {
    sectionCounts: [1, 200, 3],
    languages: [0, 1, 0],
    terms: [
      { start: '', hash: '00ff12ab' },
      { start: 'học', hash: '12345678' },
    ],
    pages: [{ start: 0, hash: 'deadbeef', texts: [3, 1] }],
    vocabulary: '0000000a',
    tags: '0000000b',
    contexts: [{ path: 'guides', start: 1, end: 3 }],
  }
  expect(decodeMap(encodeMap(map))).toEqual(map)
})

test('the entry of a page is read as it was written, with ids that follow from headings and others', () => {
  const entry: PageEntry = {
    title: 'Hệ điều hành',
    href: '/os',
    breadcrumbs: ['Foundations'],
    sections: [
      { title: '' },
      { title: 'Bộ nhớ: ảo & thật', id: 'bộ-nhớ-ảo--thật' },
      { title: 'Check yourself', id: 'check-yourself-1' },
      { title: 'Without an address' },
      { title: '', id: 'sample' },
    ],
    lang: 'vi',
  }
  const written = encodeEntry(entry)
  expect(decodeEntry(JSON.parse(written))).toEqual(entry)
  expect(written).not.toContain('bộ-nhớ')
  expect(written).toContain('check-yourself-1')
})
