import { describe, expect, test } from 'vitest'
import { problemsIn, settingsFrom } from '../testing.ts'

describe('a search server', () => {
  const given = { name: 'algolia', appId: 'BH4D9OD16A', apiKey: 'key', indexName: 'notes' }
  const providerOf = (others: object) => {
    const { search } = settingsFrom({ search: { provider: { ...given, ...others } } })
    return search === false ? undefined : search.provider
  }

  test('is named with the keys that Docusaurus has for Algolia', () => {
    const themeConfigAlgolia = {
      contextualSearch: false,
      externalUrlRegex: 'external\\.com|domain\\.com',
      replaceSearchResultPathname: { from: '/docs/', to: '/' },
      searchParameters: { hitsPerPage: 10 },
      searchPagePath: 'search',
      insights: false,
    }
    expect(providerOf(themeConfigAlgolia)).toEqual({
      ...given,
      ...themeConfigAlgolia,
      externalUrlRegex: /external\.com|domain\.com/,
      replaceSearchResultPathname: { from: /\/docs\//, to: '/' },
    })
    expect(providerOf({})).toEqual({
      ...given,
      contextualSearch: true,
      searchParameters: {},
      searchPagePath: 'search',
      insights: false,
    })
  })

  test('may replace a pattern in the paths of results', () => {
    expect(providerOf({ replaceSearchResultPathname: { from: /^\/v\d/, to: '' } })).toMatchObject({
      replaceSearchResultPathname: { from: /^\/v\d/, to: '' },
    })
  })

  test.each([
    [{ appId: 'not an id' }],
    [{ externalUrlRegex: '(' }],
    [{ indexNam: 'notes' }],
    [{ insights: true }],
    [{ name: 'elsewhere' }],
  ])('is checked: %j', (mistake) => {
    expect(problemsIn({ search: { provider: { ...given, ...mistake } } })).toHaveLength(1)
  })
})
