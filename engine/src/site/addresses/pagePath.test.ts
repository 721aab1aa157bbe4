import { expect, test } from 'vitest'
import { pagePath } from './pagePath.ts'

test.each([
  ['about.tsx', '/about'],
  ['index.tsx', '/'],
  ['team/index.md', '/team/'],
  ['team/a b.mdx', '/team/a b'],
  ['v1.2/notes.md', '/v1.2/notes'],
])('the page %s stands at %s', (file, path) => {
  expect(pagePath(file)).toBe(path)
})
