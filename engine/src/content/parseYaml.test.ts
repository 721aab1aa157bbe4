import { expect, test } from 'vitest'
import { parseYaml } from './parseYaml.ts'

test.each([
  ['a: 1', { a: 1 }],
  ['{"a": [true, null]}', { a: [true, null] }],
  ['- a', ['a']],
  ['a: &x b\nc: *x', { a: 'b', c: 'b' }],
  ['', null],
])('%j says %j', (text, value) => {
  expect(parseYaml(text)).toMatchObject({ value })
})

test.each([
  ['a: 1\nb: "open', 'Missing closing "quote', 2, 9],
  ['title: a: b', 'A value holds a colon but no quotes, or a line is indented too far', 1, 8],
  ['a: 1\na: 2', 'A field is given twice', 2, 1],
  ['x: 1\ntitle: *Bold*', 'Plain value cannot start with *', 2, 8],
  ['a: [1,', 'Flow sequence in block collection must be sufficiently indented and end with a ]', 1, 7],
  ['{"a": 1,,}', 'Unexpected , in flow map', 1, 9],
])('%j cannot be read: %s, at %d:%d', (text, reason, line, column) => {
  expect(parseYaml(text)).toMatchObject({ error: { reason, line, column } })
  expect(parseYaml(text)).not.toHaveProperty('value')
})
