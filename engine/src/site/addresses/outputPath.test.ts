import { describe, expect, test } from 'vitest'
import { toRoutePath } from '../../model/paths.ts'
import { outputPath } from './outputPath.ts'

describe('[S75] files of routes', () => {
  test.each([
    [undefined, '/', 'index.html'],
    [undefined, '/a', 'a/index.html'],
    [undefined, '/a/', 'a/index.html'],
    [undefined, '/a/b.html', 'a/b.html'],
    [false, '/', 'index.html'],
    [false, '/a', 'a.html'],
    [false, '/a/', 'a.html'],
    [false, '/a/b.html', 'a/b.html'],
    [true, '/', 'index.html'],
    [true, '/a/', 'a/index.html'],
    [true, '/a/b.html', 'a/b.html'],
  ])('with trailingSlash %s, %s is written to %s', (trailingSlash, path, file) => {
    expect(outputPath(toRoutePath(path), { baseUrl: '/', trailingSlash })).toBe(file)
  })
})

test('the base is no part of the file', () => {
  expect(outputPath(toRoutePath('/notes/a b'), { baseUrl: '/notes/', trailingSlash: false })).toBe('a b.html')
  expect(outputPath(toRoutePath('/notes/'), { baseUrl: '/notes/', trailingSlash: false })).toBe('index.html')
})
