import { expect, test } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { testConfig } from './testSite.ts'
import { withheldReason } from './withheldReason.ts'

const settings = { docs: { path: '../docs' }, staticDirectories: ['static', './../pictures'] }

test.each([
  ['docs/a.png', undefined],
  ['..a/b.png', undefined],
  ['../docs/a.png', undefined],
  ['../pictures/a.png', undefined],
  ['../docs-of-another/a.png', 'outside'],
  ['../a.png', 'outside'],
  ['../../etc/passwd', 'outside'],
  ['.env', 'secret'],
  ['.git/config', 'secret'],
  ['../docs/.env', 'secret'],
])('%s is withheld: %s', (place, reason) => {
  expect(withheldReason(toSourcePath(place), testConfig(settings))).toBe(reason)
})
