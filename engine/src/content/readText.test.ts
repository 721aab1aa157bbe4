import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readText } from './readText.ts'
import { testFolder } from './testFolder.ts'

test('the text of a file is given in its normal form', () => {
  const { siteDir } = testFolder({ 'docs/a.md': '\uFEFFa\r\nb' })
  expect(readText(siteDir, join(siteDir, 'docs/a.md'))).toBe('a\nb')
})

test('a folder called like a file is a problem that names it', () => {
  const { siteDir } = testFolder({})
  mkdirSync(join(siteDir, 'tags.yml'))
  expect(() => readText(siteDir, join(siteDir, 'tags.yml'))).toThrow(
    'tags.yml cannot be used: it is a folder.',
  )
})

test.skipIf(process.platform === 'win32')('a pipe is not waited for', () => {
  const { siteDir } = testFolder({})
  spawnSync('mkfifo', [join(siteDir, 'a.md')])
  expect(() => readText(siteDir, join(siteDir, 'a.md'))).toThrow(
    'a.md cannot be used: it is a pipe or a device.',
  )
})
