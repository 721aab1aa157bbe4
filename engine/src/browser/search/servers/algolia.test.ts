import { describe, expect, test } from 'vitest'
import type { AlgoliaProvider } from '../../../model/searchSettings.ts'
import type { SearchRequest } from '../../../search/query/searchHit.ts'
import { algolia } from './algolia.ts'
import { type FoundRecord, groupByPage, markEnd, markStart, readMarks, toSearchHit } from './foundRecords.ts'
import { toQuestion } from './serverClient.ts'

const provider: AlgoliaProvider = {
  ...{ name: 'algolia', script: '/algolia.js', server: 'https://app-dsn.algolia.net' },
  ...{ appId: 'APP', apiKey: 'key', indexName: 'notes', parameters: {}, language: 'en' },
  tags: { '': ['default', 'docs-default-2.0'], 'next/': ['default', 'docs-default-current'] },
}
const request: SearchRequest = { typed: 'vim', limit: 8, snippetLength: 50, edits: 2, withSections: true }

describe('a question', () => {
  const ask = (version: string, others: Partial<SearchRequest> = {}, of: Partial<AlgoliaProvider> = {}) => {
    const asked = { ...provider, ...of }
    const { body } = algolia.ask(toQuestion({ ...request, ...others }, version, asked), asked)
    return (body as { requests: Record<string, unknown[]>[] }).requests[0]!
  }

  test('[S38][S123] asks for the pages of its version, in the language of the site', () => {
    expect(ask('').facetFilters).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.0'],
    ])
    expect(ask('next/').facetFilters![1]).toEqual([
      'docusaurus_tag:default',
      'docusaurus_tag:docs-default-current',
    ])
    expect(ask('', {}, { tags: undefined }).facetFilters).toEqual([])
  })

  test('keeps the filters that the site gives, and adds the one of the reader', () => {
    const parameters = { facetFilters: ['type:lvl1'], typoTolerance: false }
    const asked = ask('', { lang: 'vi' }, { tags: undefined, parameters })
    expect(asked).toMatchObject({ facetFilters: ['language:vi', 'type:lvl1'], typoTolerance: false })
    expect(ask('', {}, { tags: undefined, parameters: { facetFilters: 'type:lvl1' } }).facetFilters).toEqual([
      'type:lvl1',
    ])
  })

  test('asks for more where only some of the results can be shown', () => {
    expect(ask('').hitsPerPage).toBe(8)
    expect(ask('', { context: 'guides' }).hitsPerPage).toBe(200)
  })
})

describe('a record', () => {
  const record = (others: Partial<FoundRecord>): FoundRecord => ({
    url: 'https://crawled.example/old/a%20b/#c',
    type: 'lvl1',
    hierarchy: { lvl0: 'Guides', lvl1: 'Vim', lvl2: null },
    marked: {},
    ...others,
  })

  test('is a page, a heading or a text', () => {
    expect(toSearchHit(record({}), provider)).toEqual({
      ...{ kind: 'page', title: { text: 'Vim', marks: [] }, breadcrumbs: ['Guides'] },
      ...{ href: '/old/a%20b/', hash: '#c', lang: 'en', isBelow: false },
    })
    const hierarchy = { lvl0: 'Guides', lvl1: 'Vim', lvl2: 'Modes', lvl3: 'Insert' }
    expect(toSearchHit(record({ type: 'lvl3', hierarchy }), provider)).toMatchObject({
      kind: 'heading',
      section: { text: 'Insert' },
    })
    const marked = { content: `…press ${markStart}i${markEnd}…` }
    expect(toSearchHit(record({ type: 'content', marked }), provider)).toMatchObject({
      kind: 'content',
      snippet: { text: '…press i…', marks: [[7, 8]] },
    })
  })

  test('of a site without pages has its section as its title', () => {
    expect(toSearchHit(record({ hierarchy: { lvl0: 'Home' } }), provider)).toMatchObject({
      title: { text: 'Home' },
      breadcrumbs: [],
    })
  })

  test('leads to this site, under its base, unless it is of another one', () => {
    const moved = {
      ...provider,
      replacePath: { from: '/old/', to: '/new/' },
      externalUrls: 'other\\.example',
    }
    expect(toSearchHit(record({}), moved).href).toBe('/new/a%20b/')
    expect(toSearchHit(record({ url: 'https://other.example/old/x' }), moved).href).toBe(
      'https://other.example/old/x',
    )
  })

  test('is with those of the same page, below the first', () => {
    const hits = ['/a#1', '/b', '/a#2'].map((path) =>
      toSearchHit(record({ url: `https://crawled.example${path}` }), provider),
    )
    expect(groupByPage(hits).map(({ href, hash, isBelow }) => [href + hash, isBelow])).toEqual([
      ['/a#1', false],
      ['/a#2', true],
      ['/b', false],
    ])
  })
})

test('what looks like HTML in a text stays text', () => {
  expect(readMarks(`<b>${markStart}Map${markEnd}<T>`)).toEqual({ text: '<b>Map<T>', marks: [[3, 6]] })
  expect(readMarks('plain')).toEqual({ text: 'plain', marks: [] })
  expect(readMarks(`${markStart}a${markEnd} b ${markStart}c${markEnd}`)).toEqual({
    text: 'a b c',
    marks: [
      [0, 1],
      [4, 5],
    ],
  })
})
