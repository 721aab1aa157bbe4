import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storageKeys } from './storage.ts'

test('[S152] the documents name every key that is kept, and no other', () => {
  const text = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8')
  const section = /## What pages keep in a reader's browser\n([^#]*)/.exec(text)![1]!
  const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(named.filter((name) => name !== 'sotay-offline')).toEqual([...storageKeys])
})
