import { describe, expect, test } from 'vitest'
import type { SearchHit } from '../../search/query/searchHit.ts'
import { findSearchPlace, readAskedSearch, searchPageHref } from './askedSearch.ts'
import { hitPath } from './Hit.tsx'
import { allResultsLink, hitHref } from './searchLinks.ts'

const plain = (text: string) => ({ text, marks: [] })
const hit: SearchHit = {
  kind: 'heading',
  title: plain('Vim'),
  section: plain('Leaving'),
  href: '/guides/vim',
  hash: '#leaving',
  breadcrumbs: ['Guides', 'Tools'],
  lang: 'en',
  isBelow: false,
}
const settings = {
  ...{
    base: '/base/',
    page: '/base/search/',
    everywhere: true,
    onlyInContext: false,
    versions: ['next/', '1.0/'],
  },
  contexts: [
    { path: 'guides', label: 'Guides' },
    { path: 'guides/vim', label: 'Vim' },
  ],
}
const guides = settings.contexts[0]

test('[S42][S43] a result leads to its section, with one parameter for each word where the site marks them', () => {
  expect(hitHref(hit, ['a', 'b c'], { highlight: false })).toBe('/guides/vim#leaving')
  expect(hitHref(hit, ['a', 'b c'], { highlight: true })).toBe(
    '/guides/vim?_highlight=a&_highlight=b%20c#leaving',
  )
})

test('the way to a section is the breadcrumbs and the title of its page', () => {
  expect(hitPath(hit)).toBe('Guides › Tools › Vim')
  expect(hitPath({ ...hit, kind: 'page', section: undefined })).toBe('Guides › Tools')
})

describe('the link to all results', () => {
  const link = (hasHits: boolean, place: Parameters<typeof allResultsLink>[0]['place']) =>
    allResultsLink({ query: 'a b', place, hasHits }, settings)

  test('[S37][S39][S40] names the context only where there is one', () => {
    expect(link(true, { version: '' })).toEqual({ href: '/base/search/?q=a+b', label: 'See all results' })
    expect(link(true, { version: '', context: guides })).toEqual({
      href: '/base/search/?q=a+b&ctx=guides',
      label: 'See all results within "Guides"',
    })
  })

  test('[S41] leads outside of a context that has nothing, if there is more to search', () => {
    expect(link(false, { version: '', context: guides })).toEqual({
      href: '/base/search/?q=a+b',
      label: 'See all results outside "Guides"',
    })
    expect(link(false, { version: '' })).toBeUndefined()
    expect(link(false, { version: 'next/', context: guides })!.href).toBe(
      '/base/search/?q=a+b&version=next%2F',
    )
  })

  test('[S38] names the version unless it is the latest', () => {
    expect(link(true, { version: 'next/' })!.href).toBe('/base/search/?q=a+b&version=next%2F')
  })
})

test('[S123][S124] a page names its version and the first context that it is in', () => {
  expect(findSearchPlace('/base/next/a', settings)).toEqual({ version: 'next/' })
  expect(findSearchPlace('/base/guides/vim/x', settings)).toEqual({ version: '', context: guides })
  expect(findSearchPlace('/base/guides', settings)).toEqual({ version: '', context: guides })
  expect(findSearchPlace('/base/guides-old', settings)).toEqual({ version: '' })
  expect(findSearchPlace('/base/next/guides/vim', settings)).toEqual({ version: 'next/', context: guides })
})

describe('the address of the search page', () => {
  const read = (query: string, others = {}) =>
    readAskedSearch(new URLSearchParams(query), { ...settings, ...others })

  test('[S37][S38] counts only where it names what there is', () => {
    expect(read('q=a&ctx=guides&version=1.0/')).toEqual({ query: 'a', version: '1.0/', context: guides })
    expect(read('ctx=other&version=9/')).toEqual({ query: '', version: '' })
  })

  test('chooses the first context where the box is never outside of them', () => {
    expect(read('q=a', { everywhere: false, onlyInContext: true }).context).toEqual(guides)
    expect(read('q=a', { everywhere: true, onlyInContext: true }).context).toBeUndefined()
  })

  test('is written as it is read', () => {
    const asked = { query: 'a b', version: 'next/', context: guides, section: 'Linux & co', lang: 'vi' }
    const href = searchPageHref(asked, '/search')
    expect(href).toBe('/search?q=a+b&ctx=guides&version=next%2F&section=Linux+%26+co&lang=vi')
    expect(read(href.slice('/search?'.length))).toEqual(asked)
    expect(searchPageHref({ query: '', version: '' }, '/search')).toBe('/search')
  })
})
