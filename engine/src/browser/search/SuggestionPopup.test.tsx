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
const settings = { highlight: false, page: '/search/', everywhere: true, explicitPath: false } as never
const nothing = () => {}

const render = (content: PopupContent) =>
  renderToStaticMarkup(
    <SuggestionPopup
      id="options"
      state={showContent(closedPopup, content, settings)}
      settings={settings}
      list={null}
      clicked={nothing}
      retry={nothing}
      forget={nothing}
    />,
  )

describe('the popup below the search box', () => {
  test('holds suggestions that are links, the first of them chosen, with their matches marked', () => {
    const html = render(answer([hit('Vim'), hit('Vi')]))
    expect(html).toContain(
      '<a id="options-0" href="/Vim" role="option" class="search-option" tabindex="-1" aria-selected="true" data-kind="page"><span class="search-option-title" lang="en"><mark>Vi</mark>m</span><span class="search-option-path" lang="en">Tools</span></a><a id="options-1"',
    )
    expect(html).toContain('<span class="sr-only" role="status">2 results</span>')
    expect(html).toContain('<a href="/search/?q=vim">See all results</a>')
  })

  test('says that nothing was found, to the eye and the ear', () => {
    const html = render(answer([]))
    expect(html).toContain('<div class="search-note">No results</div>')
    expect(html).toContain('role="status">No results</span>')
    expect(html).not.toContain('See all results')
  })

  test('names the part of a query that could not be read', () => {
    const errors = [{ message: "unrecognised field 'vim'", start: 0, end: 3 }]
    expect(render(answer([hit('Vim')], { errors }))).toContain(
      '<p class="search-problem">&quot;vim&quot; was taken as plain text: unrecognised field &#x27;vim&#x27;.</p>',
    )
  })

  test('offers recent searches, and a way to clear them', () => {
    const html = render({ kind: 'recent', queries: ['vim'] })
    expect(html).toContain('aria-selected="false" data-kind="recent" data-query="vim"')
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

  test('is the first one of other results, and none where there are none', () => {
    expect(showContent(chosen, answer([hit('Vi'), hit('Vim')]), settings).choice).toBe(0)
    expect(showContent(chosen, answer([]), settings).choice).toBe(-1)
    expect(showContent(chosen, { kind: 'waiting' }, settings).choice).toBe(-1)
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
