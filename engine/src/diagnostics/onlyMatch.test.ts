import { expect, test } from 'vitest'
import { onlyMatch } from './onlyMatch.ts'

test.each([
  ['instalation', ['installation', 'usage'], 'installation'],
  ['setpu', ['setup', 'use'], 'setup'],
  ['tls', ['ssl', 'tsl'], undefined],
  ['setup-1', ['setup-2', 'setup-3'], undefined],
  ['Setup', ['setup'], 'setup'],
  ['gone', ['other'], undefined],
])('%s is a slip for one of %j: %s', (word, candidates, match) => {
  expect(onlyMatch(word, candidates)).toBe(match)
})
