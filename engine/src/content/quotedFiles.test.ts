import { expect, test } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { filesBeside } from './quotedFiles.ts'
import { testFolder } from './testFolder.ts'

test('the files of the folder are given, and no folders', () => {
  const { siteDir } = testFolder({ 'docs/a.png': '', 'docs/b/c.png': '' })
  expect(filesBeside(siteDir, toSourcePath('docs/x.png'))).toEqual(['a.png'])
})

test.each(['gone/x.png', 'docs/a.png/x.png'])('beside %s, where there is no folder, are none', (place) => {
  const { siteDir } = testFolder({ 'docs/a.png': '' })
  expect(filesBeside(siteDir, toSourcePath(place))).toEqual([])
})
