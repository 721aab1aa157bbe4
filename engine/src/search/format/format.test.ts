import { expect, test } from 'vitest'
import { createByteReader, createByteWriter, joinParts, readParts } from './bytes.ts'
import { decodeMap, encodeMap, type SearchMap } from './mapFormat.ts'
import {
  decodeEntries,
  decodeSection,
  encodeEntries,
  encodeSection,
  type PageEntry,
  type SectionEntry,
} from './pageEntry.ts'
import { bodyPlace, partOfName, type Term } from './term.ts'
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

test('what is part of a name stays so when it is written again, and a run with a colon is none', () => {
  const none = { titles: [], headings: [], body: new Uint32Array() }
  const nameInParts = { spelling: 'cây', partOf: { id: 'a1b', needed: 2 }, ...none }
  const terms: Term[] = [
    { key: '14:05:09', isCommon: false, forms: [{ spelling: '14:05:09', ...none }] },
    { key: 'cay', isCommon: false, forms: [{ spelling: `cây${partOfName('a1b2c3', 2)}`, ...none }] },
    { key: 'la:do', isCommon: false, forms: [{ spelling: 'là:đó', ...none }] },
  ]
  const written = encodeTerms(terms)
  const read = decodeTerms(written)
  expect(read).toEqual([terms[0], { ...terms[1], forms: [nameInParts] }, terms[2]])
  expect(encodeTerms(read)).toEqual(written)
})

test('the map is read as it was written', () => {
  const map: SearchMap = {
    sectionCounts: [1, 200, 3],
    languages: [0, 1, 0],
    terms: [
      { start: '', hash: '00ff12ab' },
      { start: 'học', hash: '12345678' },
    ],
    pages: [{ start: 0, hash: 'deadbeef' }],
    texts: [{ start: 0, hash: 'beefdead', counts: [3, 1] }],
    vocabulary: '0000000a',
    tags: '0000000b',
    contexts: [{ path: 'guides', start: 1, end: 3 }],
  }
  expect(decodeMap(encodeMap(map))).toEqual(map)
})

test('entries of pages are read as they were written', () => {
  const entries: PageEntry[] = [
    { title: 'Hệ điều hành', href: '/os', breadcrumbs: ['Foundations'], lang: 'vi' },
    { title: 'Home', href: '/', breadcrumbs: [], lang: 'en' },
    { title: '', href: '/', breadcrumbs: [], lang: 'en' },
    { title: 'Page tables', href: '/os/page-tables', breadcrumbs: ['Foundations'], lang: 'en' },
    { title: 'The disk', href: '/os/disk/', breadcrumbs: ['Foundations'], lang: 'en' },
    { title: '', href: '/os/memory', breadcrumbs: ['Foundations', 'Operating systems'], lang: 'en' },
  ]
  expect(decodeEntries(encodeEntries(entries))).toEqual(entries)
})

test('sections are read as they were written, with ids that follow from headings and others', () => {
  const sections: SectionEntry[] = [
    { title: '', text: 'An introduction.' },
    { title: 'Bộ nhớ: ảo & thật', id: 'bộ-nhớ-ảo--thật', text: '' },
    { title: 'Check yourself', id: 'check-yourself-1', text: '' },
    { title: 'Without an address', text: '' },
    { title: '', id: 'sample', text: '' },
  ]
  const written = sections.map(encodeSection)
  expect(written.map((section) => decodeSection(JSON.parse(section)))).toEqual(sections)
  expect(written.join('')).not.toContain('bộ-nhớ')
  expect(written.join('')).toContain('check-yourself-1')
})
