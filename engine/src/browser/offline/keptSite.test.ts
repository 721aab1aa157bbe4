import { expect, test } from 'vitest'
import { findKept, findNotFound, indexKept } from './keptSite.ts'

const site = indexKept([
  '/notes/?1',
  '/notes/404.html?2',
  '/notes/vi/404.html?3',
  '/notes/personal%20dev/gi%C3%A1?4',
  '/notes/blog/?5',
  '/notes/page.html?6',
  '/notes/assets/css/styles.1234abcd.css',
  '/notes/img/A.svg?7',
  '/notes/img/a.svg?8',
])

test.each([
  ['/notes/', '/notes/?1'],
  ['/notes/index.html', '/notes/?1'],
  ['/notes/personal%20dev/gi%C3%A1', '/notes/personal%20dev/gi%C3%A1?4'],
  ['/notes/personal%20dev/gi%C3%A1/', '/notes/personal%20dev/gi%C3%A1?4'],
  ['/notes/personal%20dev/gi%C3%A1.html', '/notes/personal%20dev/gi%C3%A1?4'],
  ['/notes/personal%20dev/gi%C3%A1/index.html', '/notes/personal%20dev/gi%C3%A1?4'],
  ['/notes/Personal%20Dev/GI%C3%81', '/notes/personal%20dev/gi%C3%A1?4'],
  ['/notes/personal%20dev/gia%CC%81', '/notes/personal%20dev/gi%C3%A1?4'],
  ['/notes/blog', '/notes/blog/?5'],
  ['/notes/page', '/notes/page.html?6'],
  ['/notes/assets/css/styles.1234abcd.css', '/notes/assets/css/styles.1234abcd.css'],
])('%s is answered with %s', (path, file) => {
  expect(findKept(path, site)).toBe(file)
})

test.each(['/notes/nowhere', '/notes/vi/', '/notes/%', '/notes/assets/css/styles.00000000.css', '/'])(
  '%s is not kept',
  (path) => {
    expect(findKept(path, site)).toBeUndefined()
  },
)

test('of two files that differ in letter case, the one that is asked for answers', () => {
  expect(findKept('/notes/img/A.svg', site)).toBe('/notes/img/A.svg?7')
  expect(findKept('/notes/img/a.svg', site)).toBe('/notes/img/a.svg?8')
})

test.each([
  ['/notes/nowhere', '/notes/404.html?2'],
  ['/notes/a/b/c', '/notes/404.html?2'],
  ['/notes/vi/nowhere', '/notes/vi/404.html?3'],
  ['/notes/vi/a/', '/notes/vi/404.html?3'],
  ['/notes/%', '/notes/404.html?2'],
])('that %s is missing is shown by %s', (path, file) => {
  expect(findNotFound(path, site)).toBe(file)
})

test('outside the site nothing is reported as missing', () => {
  expect(findNotFound('/other', site)).toBeUndefined()
})
