import { expect, test } from 'vitest'
import { testOutline } from '../testSite.ts'
import { docId } from './docId.ts'
import { docPlace } from './docPlace.ts'
import { parseNumberPrefix } from './numberPrefix.ts'

test.each([
  ['a.md', undefined, 'a'],
  ['introduction/index.md', undefined, 'introduction/index'],
  ['guide/README.md', undefined, 'guide/README'],
  ['Same/same.md', undefined, 'Same/same'],
  ['01-basics/02-vim.md', undefined, 'basics/vim'],
  ['foundations/operating system/info.md', undefined, 'foundations/operating system/info'],
  ['plain/a.md', 'idonly', 'plain/idonly'],
  ['a.md', 'home', 'home'],
])('%s with the id %s is called %s', (path, written, expected) => {
  expect(docId(docPlace(testOutline(path), parseNumberPrefix), written)).toBe(expected)
})
