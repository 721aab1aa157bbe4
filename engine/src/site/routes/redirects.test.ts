import { describe, expect, test } from 'vitest'
import { type TestSiteParts, testSite } from '../testSite.ts'

function redirectsOf(parts: TestSiteParts): string[] {
  return testSite(parts).redirects.map(({ output, to }) => `${output} -> ${to}`)
}

const docs = { 'a.md': {}, 'b c.md': {} }

test('settings lead former addresses to pages and elsewhere', () => {
  const redirects = [
    { from: '/old', to: '/b c' },
    { from: ['/x/y', '/x/z/'], to: '/a?q=1#part' },
    { from: '/away', to: 'https://example.org/there' },
    { from: '/paper', to: '/files/paper.pdf' },
  ]
  expect(redirectsOf({ docs, config: { redirects } })).toEqual([
    'old.html -> /b%20c',
    'x/y.html -> /a?q=1#part',
    'x/z.html -> /a?q=1#part',
    'away.html -> https://example.org/there',
    'paper.html -> /files/paper.pdf',
  ])
})

test('addresses are below the base, and have the form that settings ask for', () => {
  const config = { baseUrl: '/notes/', trailingSlash: true, redirects: [{ from: '/old', to: '/a' }] }
  expect(redirectsOf({ docs, config })).toEqual(['old/index.html -> /notes/a/'])
})

test('a page names its former addresses; an alias without a slash before it is only a name', () => {
  const aliased = { 'a.md': { aliases: ['/old a', '/older', 'The letter A'] } }
  expect(redirectsOf({ docs: aliased })).toEqual(['old a.html -> /a', 'older.html -> /a'])
})

test('a draft leads nothing to itself', () => {
  expect(redirectsOf({ docs: { 'a.md': { draft: true, aliases: ['/old'] }, 'b.md': {} } })).toEqual([])
})

describe('mistakes', () => {
  const codesOf = (redirects: object[]) =>
    testSite({ docs, config: { redirects } }).diagnostics.map(({ code }) => code)

  test('a page is where a redirect should be', () => {
    expect(codesOf([{ from: '/A/../a', to: '/b c' }])).toEqual(['invalid-route'])
    expect(codesOf([{ from: '/a', to: '/b c' }])).toEqual(['redirect-over-page'])
    expect(redirectsOf({ docs, config: { redirects: [{ from: '/a', to: '/b c' }] } })).toEqual([])
  })

  test('one address leads to two places', () => {
    const same = { from: '/old', to: '/a' }
    expect(codesOf([same, same])).toEqual([])
    expect(codesOf([same, { from: '/old/', to: '/b c' }])).toEqual(['redirect-twice'])
  })

  test('both are reported as duplicate pages are, because the page and the first redirect stay', () => {
    const redirects = [
      { from: '/a', to: '/b c' },
      { from: '/old', to: '/a' },
      { from: '/old', to: '/b c' },
    ]
    const levelsOf = (config: object) => {
      const { diagnostics } = testSite({ docs, config: { redirects, ...config } })
      return diagnostics.map(({ level }) => level)
    }
    expect(levelsOf({})).toEqual(['warning', 'warning'])
    expect(levelsOf({ onDuplicateRoutes: 'throw' })).toEqual(['error', 'error'])
  })

  test('a redirect to a missing page is reported', () => {
    expect(codesOf([{ from: '/old', to: '/aa' }])).toEqual(['redirect-to-nowhere'])
  })

  test('a redirect to a redirect is reported with the page that they lead to, if they lead to one', () => {
    const redirects = [
      { from: '/x', to: '/x' },
      { from: '/p', to: '/q' },
      { from: '/q', to: '/p' },
      { from: '/older', to: '/old' },
      { from: '/old', to: '/a' },
    ]
    const { diagnostics } = testSite({ docs, config: { redirects } })
    expect(diagnostics.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      'The address "/x" leads to "/x", which is a redirect itself. Correct where it leads, or remove it.',
      'The address "/p" leads to "/q", which is a redirect itself. Correct where it leads, or remove it.',
      'The address "/q" leads to "/p", which is a redirect itself. Correct where it leads, or remove it.',
      'The address "/older" leads to "/old", which is a redirect itself. Did you mean "/a"?',
    ])
  })
})
