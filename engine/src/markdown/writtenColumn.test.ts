import { expect, test } from 'vitest'
import { testDocument } from './testDocument.ts'

test.each([
  ['See <https://example.com> and <a b c', 31],
  ['<https://example.com/a> <https://example.com/b>, then <, and <https://example.com/c>', 55],
  ['(<https://example.com>)<', 24],
  [':::note A title with <', 22],
  ['a <!-- */ --> <', 15],
])(
  'the place of a mistake in %j is that in the note, however the parser was given the line',
  (text, column) => {
    const [problem] = testDocument(`${text}\n`).diagnostics
    expect(problem).toMatchObject({ code: 'invalid-mdx', where: { line: 1, column } })
  },
)

test('what a line links to after an address in angle brackets has its place', () => {
  const { references } = testDocument('See <https://example.com> and [it](./b.md) and <me@example.com>')
  expect(references.map((each) => ('where' in each ? each.where?.column : 0))).toEqual([6, 36, 48])
})
