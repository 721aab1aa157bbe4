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

test.each(['mdx', 'md'] as const)(
  'the place of an address is not in a label that says the same, in %s',
  (format) => {
    const text = [
      '[/a/b](/a/b) [`c.md`](c.md) ![d.png](d.png) [e.md](<e.md> "e.md")',
      '![f.png](f.png) [g\ng.md](g.md) [h i.md](<h i.md>)',
      '<a href="j.md">j.md</a> [j.md](j.md)',
    ].join('\n')
    const { references } = testDocument(text, { format })
    const places = references.map((each) =>
      'where' in each && 'url' in each ? `${each.where?.line}:${each.where?.column} ${each.url}` : '',
    )
    expect(places).toEqual([
      '1:8 /a/b',
      '1:23 c.md',
      '1:38 d.png',
      '1:53 e.md',
      '2:10 f.png',
      '3:7 g.md',
      '3:23 h%20i.md',
      '4:10 j.md',
      '4:32 j.md',
    ])
  },
)
