import { createElement } from 'react'
import { expect, test } from 'vitest'
import { findUnserialisable } from './toNoteIsland.tsx'

test('what JSON holds can reach the browser', () => {
  const props = { text: 'a', count: 1, none: null, left: undefined, list: [1, { deep: true }] }
  expect(findUnserialisable(props)).toBeUndefined()
})

test.each([
  [{ onPick: () => {} }, 'onPick', 'a function'],
  [{ rows: [{ key: Symbol('a') }] }, 'rows[0].key', 'a symbol'],
  [{ icon: createElement('b') }, 'icon', 'an element'],
  [{ size: 1n }, 'size', 'a bigint'],
  [{ since: new Date(0) }, 'since', 'an object of the class Date'],
])('%o is reported with its place', (props, path, kind) => {
  expect(findUnserialisable(props)).toEqual({ path, kind })
})
