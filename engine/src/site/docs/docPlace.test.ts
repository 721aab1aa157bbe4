import { expect, test } from 'vitest'
import { testOutline } from '../testSite.ts'
import { docPlace } from './docPlace.ts'
import { parseNumberPrefix } from './numberPrefix.ts'

test('folders and name lose their number prefixes, and the one of the name is the position', () => {
  expect(docPlace(testOutline('01-Basics/2. shell/03-vim.md'), parseNumberPrefix)).toEqual({
    folder: 'Basics/shell',
    name: 'vim',
    position: 3,
    isIndex: false,
  })
})

test('parse_number_prefixes: false keeps them all', () => {
  const place = docPlace(testOutline('01-a/02-b.md', { parse_number_prefixes: false }), parseNumberPrefix)
  expect(place).toMatchObject({ folder: '01-a', name: '02-b' })
  expect(place.position).toBeUndefined()
})
