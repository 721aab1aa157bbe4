import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeFormerCode } from './removeFormerCode.ts'

test('code of former builds goes after a day', () => {
  const parent = mkdtempSync(join(tmpdir(), 'sotay-test-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  for (const name of ['former', 'fresh']) mkdirSync(join(parent, name))
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
  utimesSync(join(parent, 'former'), twoDaysAgo, twoDaysAgo)
  removeFormerCode(parent)
  expect(readdirSync(parent)).toEqual(['fresh'])
})

test('before the first build there is nothing to remove', () => {
  expect(() => removeFormerCode(join(tmpdir(), 'sotay-test-none'))).not.toThrow()
})
