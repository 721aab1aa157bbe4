import { expect, test } from 'vitest'
import { parseYaml } from './parseYaml.ts'

test.each([
  ['a: 1', { a: 1 }],
  ['{"a": [true, null]}', { a: [true, null] }],
  ['- a', ['a']],
  ['a: &x b\nc: *x', { a: 'b', c: 'b' }],
  ['', null],
  ['a: &x { b: 1, c: 2 }\nd:\n  <<: *x\n  c: 3', { a: { b: 1, c: 2 }, d: { b: 1, c: 3 } }],
  ['a: &x { b: 1 }\nc: 2\n<<: *x', { a: { b: 1 }, c: 2, b: 1 }],
  ['a: 1\n<<: [{ a: 2, b: 3 }, { b: 4, c: 5 }]', { a: 1, b: 3, c: 5 }],
  ['<<: { a: 1 }\n<<: { b: 2 }', { a: 1, b: 2 }],
  ['"<<": { a: 1 }', { '<<': { a: 1 } }],
])('%j says %j', (text, value) => {
  expect(parseYaml(text)).toMatchObject({ value })
})

test.each([
  ['a: 1\nb: "open\nc: d', 'A quotation mark opens a text here, but none closes it', 2, 4],
  ['title: a: b', 'A value holds a colon but no quotes', 1, 8],
  ['a: 1\na: 2', 'A field is given twice', 2, 1],
  ['x: 1\ntitle: *Bold*', 'A value that begins with * needs quotes', 2, 8],
  ['x: 1\ntitle: `ls`', 'A value that begins with ` needs quotes', 2, 8],
  ['title: %x', 'A value that begins with % needs quotes', 1, 8],
  ['a: "b" c', 'Text follows a value that has ended already', 1, 8],
  ['a\nb: c', 'A line has no colon and blank behind the name of its field', 1, 1],
  ['a:\n\t- b', 'A line is indented with a tab, which YAML does not allow', 2, 1],
  ['a: [1,\nb: 2', 'This list does not end with "]", or its lines are not indented', 1, 4],
  ['a: {b: c', 'This map does not end with "}", or its lines are not indented', 1, 4],
  ['a: 1\nb: &x [*x]', 'The value that begins with & holds itself', 2, 8],
  ['a: 1\n...\nb: 2', 'A line of "---" or "..." ends it, but more follows', 3, 1],
  ['a: 1\n__proto__: { draft: true }', 'No field can be called __proto__', 2, 1],
  ['a: { "__proto__": 1 }', 'No field can be called __proto__', 1, 6],
  ['? !!binary X19wcm90b19f\n: { draft: true }', 'No field can be called __proto__', 1, 12],
  ['a: &x __proto__\n*x : 1', 'No field can be called __proto__', 2, 1],
  ['a: &x { __proto__: { b: 1 } }\n<<: *x', 'No field can be called __proto__', 1, 9],
  ['a: &x 5\nb:\n  <<: *x', 'What "<<" takes in has no fields', 3, 3],
  ['a: 1\n<<: text', 'What "<<" takes in has no fields', 2, 1],
  ['{"a": 1}\nb', 'Text follows the bracket that closes the first one', 2, 1],
  ['{"a": 1}\n{"b": 2}', 'Text follows the bracket that closes the first one', 2, 1],
  ['[1]]', 'Text follows the bracket that closes the first one', 1, 4],
  ['{"a": 1,,}', 'A comma has no value before it', 1, 9],
])('%j cannot be read: %s, at %d:%d', (text, reason, line, column) => {
  expect(parseYaml(text)).toMatchObject({ error: { reason, line, column } })
  expect(parseYaml(text)).not.toHaveProperty('value')
})

const inOneColumn = 'Begin the names of fields in the same column, and the items of a list, too.'
const inQuotes = 'Put quotes around the value.'

test.each([
  ['title: Git: the basics', 'Put quotes around the value, as in "a: b".'],
  ['title: A\n  description: b', inOneColumn],
  ['tags:\n  - a\n - b', inOneColumn],
  ['  title: A\ndescription: b', inOneColumn],
  ['title: A\ntitle: B', 'Keep one of them.'],
  ['tags: [a, b', 'Close it with "]", and indent its lines.'],
  ['tags: - a', 'Begin it on the next line, or write [a, b].'],
  ['title: | text', 'Begin the text on the next line, indented, or put quotes around the value.'],
  ['title: !important', inQuotes],
  ['title: @home', inQuotes],
  ['title: "C:\\Users"', 'Use single quotes, or write the backslash twice.'],
  ['title: A\ntags:[a]', 'Write "name: value". If the line goes on with the value above, indent it.'],
  [
    "title: 'It's here'",
    'Put quotes around the whole value. If it holds one kind of quotation marks, use the other.',
  ],
])('of %j the advice is: %s', (text, advice) => {
  expect(parseYaml(text).error).toMatchObject({ advice })
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

test.each<[string, unknown]>([
  ['a: "x\ny."\nb: 1', { a: 'x y.', b: 1 }],
  ["a: 'it''s\n\ntwo'\nb: 1", { a: "it's\ntwo", b: 1 }],
  ['a: "says \\"x\nand y\\""', { a: 'says "x and y"' }],
  ['a:\n    "x\ny."\nb: 1', { a: 'x y.', b: 1 }],
])('lines of a text in quotes need not be indented: %j', (text, value) => {
  expect(parseYaml(text)).toMatchObject({ value })
})

test('a quotation mark that nothing closes is where it is opened', () => {
  expect(parseYaml('a: 1\nb: "x\nc: 1').error).toMatchObject({ line: 2, column: 4 })
})
