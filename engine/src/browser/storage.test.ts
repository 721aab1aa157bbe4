import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storageKeys } from './storage.ts'

test('[S152] the documents name every key that is kept, and no other', () => {
  const text = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8')
  const section = /## What pages keep in a reader's browser\n([^#]*)/.exec(text)![1]!
  const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(named.filter((name) => name !== 'sotay-offline')).toEqual([...storageKeys])
})

test('[S152] choices of readers are found where Docusaurus kept them, so a site that moves loses none', () => {
  const ours = (key: string) => key.startsWith('sotay.')
  expect(storageKeys.filter((key) => !ours(key))).toEqual([
    'theme',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docusaurus.tab.*',
    'docs-preferred-version-*',
  ])
})
