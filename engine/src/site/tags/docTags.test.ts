import { expect, test } from 'vitest'
import { toRoutePath } from '../../model/paths.ts'
import { docTags } from './docTags.ts'

const tagsPath = toRoutePath('/docs/tags')

test.each([
  ['DevOps tools', '/docs/tags/dev-ops-tools'],
  ['K8s', '/docs/tags/k-8-s'],
  ['Tiếng Việt', '/docs/tags/tiếng-việt'],
  ['C++', '/docs/tags/c'],
])('the tag %s stands at %s', (label, permalink) => {
  expect(docTags({ tags: [label] }, tagsPath)).toEqual([{ label, permalink }])
})

test('a tag of the tags file has its label, description and permalink', () => {
  const defined = new Map([['tls', { label: 'TLS', permalink: '/secure', description: 'd' }]])
  expect(docTags({ tags: ['tls'] }, tagsPath, defined)).toEqual([
    { label: 'TLS', permalink: '/docs/tags/secure', description: 'd' },
  ])
})

test('a note may give label and permalink itself', () => {
  expect(docTags({ tags: [{ label: 'X', permalink: '/y%20z' }] }, tagsPath)).toEqual([
    { label: 'X', permalink: '/docs/tags/y z' },
  ])
})

test('tags of one address count once', () => {
  expect(docTags({ tags: ['DevOps', 'dev-ops'] }, tagsPath).map(({ label }) => label)).toEqual(['DevOps'])
})
