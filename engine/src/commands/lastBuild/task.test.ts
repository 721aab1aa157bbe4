import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../../config/testing.ts'
import { lookAtOutput, taskOf } from './task.ts'

test('folders of the output that stay as they were are not looked into again', () => {
  const siteDir = folderWith({
    'sotay.config.ts': '',
    '.sotay/routes.json': '{}',
    'build/1.0/deep/a.html': 'a',
    'build/1.0/z.html': 'z',
    'build/1.0-beta/b.html': 'b',
    'build/index.html': 'index',
  })
  const task = taskOf(siteDir, {})!
  // Long after, so that nothing counts as just changed.
  const at = Number.MAX_SAFE_INTEGER
  const before = lookAtOutput(task, at)
  const again = () => lookAtOutput(task, at, { ...before, staying: ['1.0'] })
  expect(again()).toEqual(before)
  writeFileSync(join(siteDir, 'build/1.0/z.html'), 'changed')
  expect(again()).toEqual(before)
  writeFileSync(join(siteDir, 'build/1.0-beta/b.html'), 'changed')
  expect(again()).toEqual(lookAtOutputButFor(before))

  function lookAtOutputButFor({ files }: typeof before) {
    const now = lookAtOutput(task, at)
    const isOld = ({ path }: { path: string }) => path === join(siteDir, 'build/1.0/z.html')
    const mixed = now.files.map((entry) => (isOld(entry) ? files.find(isOld)! : entry))
    return { files: mixed, state: expect.not.stringMatching(before.state) }
  }
})
