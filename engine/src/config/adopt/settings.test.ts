import { expect, test } from 'vitest'
import { relativePaths } from './settings.ts'

test('files of the site are named from it, as values and as names, and all else stays', () => {
  const pattern = /x/
  const given = { '/site/plugin.js': {}, list: ['/site/src/a.css', '/sites/b.css'], pattern }
  expect(relativePaths(given, '/site/')).toEqual({
    './plugin.js': {},
    list: ['./src/a.css', '/sites/b.css'],
    pattern,
  })
})
