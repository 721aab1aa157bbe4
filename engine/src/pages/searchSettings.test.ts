import { expect, test } from 'vitest'
import { testConfig, testSite } from '../site/testSite.ts'
import { serverProvider } from './searchSettings.ts'

const provider = { name: 'algolia', appId: 'APP', apiKey: 'key', indexName: 'notes' }

function providerOf(others: object = {}) {
  const config = testConfig({ search: { provider: { ...provider, ...others } } })
  const site = testSite({ docs: { 'a.md': {} } })
  const [current] = site.versions
  const next = { ...current!, isLast: false, path: '/next' as NonNullable<typeof current>['path'] }
  const versions = [{ ...current!, name: '2.0' }, next]
  const given = config.search === false ? undefined : config.search.provider
  return serverProvider('/algolia.js', given ?? expect.fail(), { ...site, config, versions })
}

test('[S38][S123] an index at Algolia is asked by version, with the tags that are in the heads of pages', () => {
  expect(providerOf()).toEqual({
    ...provider,
    script: '/algolia.js',
    server: 'https://app-dsn.algolia.net',
    parameters: {},
    language: 'en',
    tags: { '': ['default', 'docs-default-2.0'], 'next/': ['default', 'docs-default-current'] },
  })
})

test('an index at Algolia is asked for all pages where the config says so', () => {
  expect(providerOf({ contextualSearch: false })).not.toHaveProperty('tags')
})
