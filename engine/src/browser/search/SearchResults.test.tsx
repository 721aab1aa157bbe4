import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SearchHit } from '../../search/query/searchHit.ts'
import { ResultsFrame } from '../../theme/search/SearchParts.tsx'
import { type ResultsState, SearchResults } from './SearchResults.tsx'

const hit: SearchHit = {
  kind: 'content',
  title: { text: 'Vim', marks: [] },
  section: { text: 'Leaving it', marks: [[0, 7]] },
  href: '/vim',
  hash: '#leaving-it',
  breadcrumbs: ['Tools'],
  lang: 'en',
  snippet: { text: 'Press escape.', marks: [] },
  isBelow: false,
}
const answer = {
  hits: [hit],
  total: 1,
  words: [],
  errors: [],
  isPartial: true,
  facets: { sections: [], langs: [] },
}
const actions = {
  retry: () => {},
  more: () => {},
  choose: () => {},
  opened: () => {},
  settings: { highlight: false } as never,
}
const render = (state: ResultsState) => renderToStaticMarkup(<SearchResults state={state} {...actions} />)

test('a result is a page with its place, its sections and their texts; parts that failed are mentioned', () => {
  const html = render({ content: { kind: 'answer', answer, query: 'leaving' }, more: 'near' })
  expect(html).toContain(
    '<a href="/vim" class="search-hit" data-kind="place"><h2 id="search-result-0-title" class="search-hit-title">Vim</h2><span class="search-hit-path">Tools</span></a><a href="/vim#leaving-it" class="search-hit" data-kind="content"><span class="search-hit-title"><mark>Leaving</mark> it</span><span class="search-hit-text">Press escape.</span></a>',
  )
  expect(html).toContain('>1 document found Some results are missing: not everything could be loaded.</div>')
  expect(html).toContain('<button type="button" class="search-more">Show more results</button>')
})

test('[S44] a page without a title is called "API Reference" below /docs/api-reference/, and nothing elsewhere', () => {
  const headOf = (href: string, text = '') => {
    const hits = [{ ...hit, href, title: { text, marks: [] } }]
    const html = render({
      content: { kind: 'answer', answer: { ...answer, hits }, query: 'a' },
      more: 'none',
    })
    return /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1]
  }
  expect(headOf('/docs/api-reference/users')).toBe('API Reference')
  expect(headOf('/docs/users')).toBeUndefined()
  expect(headOf('/docs/api-reference/users', 'Users')).toBe('Users')
})

test('the number of results says how many hold all words, and what was left out', () => {
  const some = { ...answer, isPartial: false, total: 135, full: 4, without: ['name'] }
  const html = render({ content: { kind: 'answer', answer: some, query: 'a b -name' }, more: 'none' })
  expect(html).toContain('>135 documents found (4 with all words)<p class="search-instead">Without: name</p>')
})

test('before there is an answer the list is empty, so that styles can show that it is on its way', () => {
  expect(render({ content: { kind: 'waiting' }, more: 'none' })).toMatch(
    />Loading<\/div><div class="search-page-results"><\/div>$/,
  )
})

test('a failure can be tried again', () => {
  expect(render({ content: { kind: 'failed', isLasting: false }, more: 'none' })).toContain(
    'The search could not be loaded. <button type="button">Retry</button>',
  )
})

test('before anything is asked there is what the build rendered', () => {
  const built = renderToStaticMarkup(<ResultsFrame />)
  expect(render({ content: { kind: 'nothing' }, more: 'none' })).toBe(built)
  expect(built).toContain('role="status"')
})
