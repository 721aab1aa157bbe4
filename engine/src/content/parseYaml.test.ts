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
  ['a: 1\nb: "open\nc: d', 'A quotation mark opens a text here, but none closes it', 2, 4],
  ['title: a: b', 'A value holds a colon but no quotes, or a line is indented too far', 1, 8],
  ['a: 1\na: 2', 'A field is given twice', 2, 1],
  ['x: 1\ntitle: *Bold*', 'A value that begins with * needs quotes', 2, 8],
  ['x: 1\ntitle: `ls`', 'A value that begins with ` needs quotes', 2, 8],
  ['title: %x', 'A value that begins with % needs quotes', 1, 8],
  ['a: "b" c', 'Text follows a value that has ended already', 1, 8],
  ['a\nb: c', 'A line has no colon behind the name of its field', 1, 1],
  ['a:\n\t- b', 'A line is indented with a tab, which YAML does not allow', 2, 1],
  ['a: [1,\nb: 2', 'A list must end with "]", and its lines must be indented', 1, 4],
  ['a: {b: c', 'A map must end with "}", and its lines must be indented', 1, 4],
  ['a: 1\nb: &x [*x]', 'The value that begins with & holds itself', 2, 8],
  ['a: 1\n...\nb: 2', 'A line of "---" or "..." ends it, but more follows', 3, 1],
  ['a: 1\n__proto__: { draft: true }', 'No field can be called __proto__', 2, 1],
  ['a: { "__proto__": 1 }', 'No field can be called __proto__', 1, 6],
  ['a: &x __proto__\n*x : 1', 'No field can be called __proto__', 2, 1],
  ['{"a": 1,,}', 'A comma has no value before it', 1, 9],
])('%j cannot be read: %s, at %d:%d', (text, reason, line, column) => {
  expect(parseYaml(text)).toMatchObject({ error: { reason, line, column } })
  expect(parseYaml(text)).not.toHaveProperty('value')
})

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

/** Each line repeats the one before nine times. */
const multiplied = (lines: number) =>
  Array.from(
    { length: lines },
    (_, line) => `k${line}: &k${line} [${Array(9).fill(line ? `*k${line - 1}` : 'a')}]`,
  ).join('\n')

test.each([
  ['nested too deeply', nested(5000), 'Its values are nested too deeply'],
  ['that multiplies itself', multiplied(9), 'Its values with * repeat each other too often'],
])('YAML %s is an error like others', (_, text, reason) => {
  expect(parseYaml(text).error).toMatchObject({ reason, line: 1 })
})
