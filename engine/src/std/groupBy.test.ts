import { expect, test } from 'vitest'
import { groupBy } from './groupBy.ts'

test('groups stand in the order of their first items, and items in theirs', () => {
  const groups = groupBy(['tls', 'dns', 'tcp', 'dhcp', 'ssh'], (word) => word[0])
  expect([...groups]).toEqual([
    ['t', ['tls', 'tcp']],
    ['d', ['dns', 'dhcp']],
    ['s', ['ssh']],
  ])
})
