import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SearchAnswer, SearchHit } from '../../search/query/searchHit.ts'
import { closedPopup, moveChoice, type PopupContent, showContent } from './popupState.ts'
import { SuggestionPopup } from './SuggestionPopup.tsx'

const plain = (text: string) => ({ text, marks: [] })
const hit = (title: string): SearchHit => ({
  kind: 'page',
  title: { text: title, marks: [[0, 2]] },
  href: `/${title}`,
  hash: '',
  breadcrumbs: ['Tools'],
  lang: 'en',
  isBelow: false,
})
const section = (name: string, others: Partial<SearchHit> = {}): SearchHit => ({
  ...hit('Vim'),
  kind: 'heading',
  section: plain(name),
  hash: `#${name}`,
  ...others,
})
const optionsOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)" role="option"/g)].map(([, href]) => href)
const answer = (hits: SearchHit[], others: Partial<SearchAnswer> = {}): PopupContent => ({
  kind: 'answer',
  answer: {
    hits,
    total: hits.length,
    words: [],
    errors: [],
    isPartial: false,
    facets: { sections: [], langs: [] },
    ...others,
  },
  query: 'vim',
  place: { version: '' },
})
const settings = {
  highlight: false,
  page: '/search/',
  everywhere: true,
  explicitPath: false,
  tags: '/tags',
} as never
const nothing = () => {}

const render = (content: PopupContent) =>
  renderToStaticMarkup(
    <SuggestionPopup
      id="options"
      state={showContent(closedPopup, content, settings)}
      settings={settings}
      list={null}
      clicked={nothing}
      pointed={nothing}
      retry={nothing}
      forget={nothing}
    />,
  )

describe('the popup below the search box', () => {
  test('holds pages that are links, the first of them chosen, with their matches marked', () => {
    const html = render(answer([hit('Vim'), hit('Vi')]))
    expect(html).toContain(
      '<div role="group" class="search-page-hits" lang="en" aria-labelledby="options-page-0-title"><a id="options-0" href="/Vim" role="option" tabindex="-1" aria-selected="true" class="search-hit" data-kind="page"><span id="options-page-0-title" class="search-hit-title"><mark>Vi</mark>m</span><span class="search-hit-path">Tools</span></a></div>',
    )
    expect(html).toContain('id="options-1"')
    expect(html).toContain('<span class="sr-only" role="status">2 results</span>')
    expect(html).toContain('<a href="/search/?q=vim">See all results</a>')
  })

  test('holds the sections of a page below its title, which leads there, but is an option only where it was found itself', () => {
    const html = render(answer([section('Leaving', { more: 2 }), section('Moving', { isBelow: true })]))
    expect(html).toContain(
      '<a href="/Vim" tabindex="-1" aria-hidden="true" class="search-hit" data-kind="place"><span id="options-page-0-title"',
    )
    expect(optionsOf(html)).toEqual(['/Vim#Leaving', '/Vim#Moving'])
    expect(html).toContain('<p class="search-more-here">2 more in this page</p>')
    expect(render(answer([hit('Vim'), section('Leaving', { isBelow: true })]))).toContain(
      'aria-selected="true" class="search-hit" data-kind="page"',
    )
  })

  test('holds the answer to a question first, and only once', () => {
    const best = { ...section('Leaving'), snippet: plain('Press escape.') }
    const html = render(answer([section('Leaving'), section('Moving', { isBelow: true })], { best }))
    expect(html).toContain('aria-label="Answer" class="search-answer"')
    expect(html).toContain('<span class="search-hit-text">Press escape.</span>')
    expect(optionsOf(html)).toEqual(['/Vim#Leaving', '/Vim#Moving'])
  })

  test('says where pages with only some of the words begin, which is at the top if none has all', () => {
    const partly = { ...hit('Vi'), isPartly: true }
    const line = '<p class="search-partly">With some of the words</p>'
    const [before, after] = render(answer([hit('Vim'), partly])).split(line)
    expect([optionsOf(before!), optionsOf(after!)]).toEqual([['/Vim'], ['/Vi']])
    const mixed = render(answer([hit('Vim'), partly, hit('Vimrc'), partly])).split(line)
    expect(mixed[0]).toContain('Vimrc')
    expect(mixed).toHaveLength(2)
    expect(render(answer([partly, hit('Vim')]))).not.toContain(line)
    expect(optionsOf(render(answer([partly])).split(line)[1]!)).toEqual(['/Vi'])
  })

  test('says what was searched for instead, with a way back', () => {
    const words = [{ typed: 'hashtable', used: 'hash table', isKnown: false }]
    const html = render(answer([hit('Vim')], { instead: { words, exactQuery: '"hashtable"' } }))
    expect(html).toContain('Nothing for &quot;hashtable&quot;; showing &quot;hash table&quot;.')
    expect(html).toContain(
      '<a href="/search/?q=%22hashtable%22" data-query="&quot;hashtable&quot;">Search for &quot;hashtable&quot; exactly</a>',
    )
  })

  test('says which words were left out', () => {
    expect(render(answer([hit('Vim')], { without: ['mail', 'web'] }))).toContain(
      '<p class="search-instead">Without: mail, web</p>',
    )
  })

  test('says that nothing was found, to the eye and the ear', () => {
    const html = render(answer([]))
    expect(html).toContain('<div class="search-note">No results</div>')
    expect(html).toContain('role="status">No results</span>')
    expect(html).not.toContain('See all results')
    expect(html).not.toContain('Similar words')
  })

  test('leads on from nothing: to similar words, the tags and the search page', () => {
    const html = render(answer([], { nearest: ['postgres'] }))
    expect(html).toContain('<a href="/search/?q=postgres" data-query="postgres">postgres</a>')
    expect(html).toContain('<a href="/tags">Look through the tags</a>')
    expect(html).toContain('<a href="/search/">Open the search page</a>')
  })

  test('names the part of a query that could not be read', () => {
    const errors = [{ message: "unrecognised field 'vim'", start: 0, end: 3 }]
    expect(render(answer([hit('Vim')], { errors }))).toContain(
      '<p class="search-problem">&quot;vim&quot; was taken as plain text: unrecognised field &#x27;vim&#x27;.</p>',
    )
  })

  test('offers recent searches, and a way to clear them', () => {
    const html = render({ kind: 'recent', queries: ['vim'] })
    expect(html).toContain('aria-selected="false" data-query="vim" class="search-hit" data-kind="recent"')
    expect(html).toContain('<button type="button">Clear recent searches</button>')
  })

  test('is hidden while there is nothing to show', () => {
    expect(render({ kind: 'nothing' })).toMatch(/^<div class="search-popup" hidden="">/)
  })
})

describe('the chosen suggestion', () => {
  const chosen = { ...showContent(closedPopup, answer([hit('Vim'), hit('Vi')]), settings), choice: 1 }

  test('stays when the snippets of the same results arrive', () => {
    const withSnippets = answer([{ ...hit('Vim'), snippet: plain('An editor.') }, hit('Vi')])
    expect(showContent(chosen, withSnippets, settings).choice).toBe(1)
  })

  test('stays when the answer to the question or another order arrives', () => {
    const best = section('Leaving')
    expect(showContent(chosen, answer([hit('Vim'), hit('Vi')], { best }), settings).choice).toBe(2)
    expect(showContent(chosen, answer([hit('Vi'), hit('Vim')]), settings).choice).toBe(0)
    const first = { ...chosen, choice: 0 }
    expect(showContent(first, answer([hit('Vim'), hit('Vi')], { best }), settings).choice).toBe(0)
  })

  test('is the first one of another query, and none where there are no results', () => {
    const other = { ...answer([hit('Vim'), hit('Vi')]), query: 'vi' } as PopupContent
    expect(showContent(chosen, other, settings).choice).toBe(0)
    expect(showContent(chosen, answer([]), settings).choice).toBe(-1)
  })

  test('stays with its list while another answer is on its way, unless there is no list', () => {
    expect(showContent(chosen, { kind: 'waiting' }, settings)).toBe(chosen)
    const none = showContent(chosen, answer([]), settings)
    expect(showContent(none, { kind: 'waiting' }, settings).content.kind).toBe('waiting')
  })

  test.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', -1, 3, 2],
    ['ArrowDown', 0, 0, undefined],
    ['Enter', 0, 3, undefined],
  ])('%s at %d of %d goes to %s', (key, choice, count, next) => {
    expect(moveChoice(key, choice, count)).toBe(next)
  })
})
