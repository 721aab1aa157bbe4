import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { markUsed } from './markUsed.ts'
import { removeUnused } from './removeUnused.ts'

test('files and folders that were not used for some days go', () => {
  const parent = mkdtempSync(join(tmpdir(), 'sotay-test-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
  for (const name of ['former', 'fresh']) mkdirSync(join(parent, name))
  for (const name of ['former.png', 'used.png']) writeFileSync(join(parent, name), '')
  for (const name of ['former', 'former.png', 'used.png'])
    utimesSync(join(parent, name), twoDaysAgo, twoDaysAgo)
  expect(markUsed(join(parent, 'used.png'))).toBe(true)
  removeUnused(parent, 3)
  expect(readdirSync(parent)).toHaveLength(4)
  removeUnused(parent, 1)
  expect(readdirSync(parent)).toEqual(['fresh', 'used.png'])
})

test('before the first build there is nothing to remove or to use', () => {
  const none = join(tmpdir(), 'sotay-test-none')
  expect(() => removeUnused(none, 1)).not.toThrow()
  expect(markUsed(none)).toBe(false)
})
