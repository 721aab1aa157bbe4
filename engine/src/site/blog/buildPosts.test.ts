import { expect, test } from 'vitest'
import { parsePostPath } from './buildPosts.ts'

test.each([
  ['2021-05-04-Foo.md', '/2021/05/04/Foo', '2021-05-04', 'Foo'],
  ['2021-05-04-foo/index.mdx', '/2021/05/04/foo', '2021-05-04', 'foo'],
  ['2021/05/04-foo.md', '/2021/05/04/foo', '2021-05-04', 'foo'],
  ['2021/05/04/foo.md', '/2021/05/04/foo', '2021-05-04', 'foo'],
  ['2021/05-04-foo.md', '/2021/05/04/foo', '2021-05-04', 'foo'],
  ['sub/2021-5-4-foo.md', '/2021/5/4/sub/foo', '2021-5-4', 'foo'],
  ['2021-05-04/index.md', '/2021/05/04/index', '2021-05-04', 'index'],
  ['2021-05-04.md', '/2021/05/04/', '2021-05-04', ''],
  ['welcome.md', '/welcome', undefined, 'welcome'],
  ['sub/Welcome/index.md', '/sub/Welcome', undefined, 'sub/Welcome'],
  ['version 1.2.3.mdx', '/version 1.2.3', undefined, 'version 1.2.3'],
])('[X2] %s has the slug %s', (path, slug, date, name) => {
  expect(parsePostPath(path)).toEqual({ slug, ...(date && { date }), name })
})
