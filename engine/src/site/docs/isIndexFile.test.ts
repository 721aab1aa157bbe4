import { expect, test } from 'vitest'
import { isIndexFile } from './isIndexFile.ts'

test.each([
  ['index.md', true],
  ['a/README.mdx', true],
  ['a/Index.md', true],
  ['Same/same.md', true],
  ['01-same/01-same.md', true],
  ['01-same/same.md', false],
  ['a/indexes.md', false],
  ['a/b/a.md', false],
])('%s is the page of its folder: %s', (path, expected) => {
  expect(isIndexFile(path)).toBe(expected)
})
