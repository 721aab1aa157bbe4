import { expect, test } from 'vitest'
import { isUrlPath } from './isUrlPath.ts'

test.each(['/', '/a b', '/tiếng-việt', '/a[1]', '/a:b(c)*', '/what?', '/a%20b', '/a/b/'])(
  '%j can be the path of a page',
  (path) => {
    expect(isUrlPath(path)).toBe(true)
  },
)

test.each(['a', '', '//host/a', '/a/../b', '/..', '/./a', '/a\\..\\b', '/a\0'])(
  '%j cannot be the path of a page',
  (path) => {
    expect(isUrlPath(path)).toBe(false)
  },
)
