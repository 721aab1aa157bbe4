import { expect, test } from 'vitest'
import { testDocument } from '../../markdown/testDocument.ts'

const hintFor = (text: string) =>
  testDocument(text, { format: 'mdx' }).diagnostics.find(({ code }) => code === 'invalid-mdx')?.hint

test.each([
  [
    'a <b> c',
    'Write "</b>" where it ends, or "<b />" if it holds nothing; write it as "&lt;" if it is meant as text.',
  ],
  [
    '<details><summary>a</summary>\n\nb\n\n</details>',
    'Put "<details>" on a line of its own if "</details>" follows further down; else write "</details>" where it ends.',
  ],
  [
    '<TabItem value="a">b\n\n- c\n\n</TabItem>',
    'If "</TabItem>" follows further down, put an empty line between "<TabItem>" and its text; else write "</TabItem>" where it ends; write it as "&lt;" if it is meant as text.',
  ],
  ['a <br> b', 'Write it as "<br />".'],
  ['<img src="a.png">', 'Write it as "<img />".'],
  ['a </b> c', 'Write "<b>" before it, or remove "</b>"; write it as "&lt;" if it is meant as text.'],
  ['<b>\n\n<i>\n\n</b>', 'Write "</i>" before "</b>": line 3 opens it.'],
  ['<b>\n  c\n</b> d', 'Put blank lines after "<b>" and before "</b>", or write all of it in one line.'],
  ['a {b', 'Close it with "}", or write a literal "{" as "\\{".'],
  ['a {b c}', 'Correct the JavaScript between the braces, or write a literal "{" as "\\{".'],
  [
    '{"a":1},'.repeat(6000),
    'Put data and code between lines of ```, or set "mdx: { format: md }" in the front matter.',
  ],
  ['a <5 b', 'Write a literal "<" as "&lt;", or put it in backticks.'],
  ['[p](<../guides/writing.md)', 'End the address with ">", as in [text](<a b.md>).'],
  ['a <= b', 'Write a literal "<" as "&lt;", or put it in backticks.'],
  ['Text <b and no end.', 'Close the tag with ">"; write it as "&lt;" if it is meant as text.'],
  ['<me@example>', 'Write the link as "[text](address)".'],
  ['<a b=c d>e</a>', 'Put the value in quotes: b="c".'],
  ['<a b=`c`>e</a>', 'Put the value in quotes: b="c".'],
  ['<a b="c>d</a>', 'Close the quotation marks of the attribute.'],
  [
    '<a {b}>c</a>',
    'Write each attribute as name="text" or name={value}; write it as "&lt;" if it is meant as text.',
  ],
])('for %j the hint says what to write', (text, hint) => {
  expect(hintFor(text)).toBe(hint)
})

test('a comment of HTML is reported where the config does not allow it', () => {
  const compat = { comments: false, admonitions: true, headingIds: true }
  expect(testDocument('<!-- a -->', { compat }).diagnostics[0]!.hint).toBe(
    'Write the comment as "{/* text */}".',
  )
})

test('a closing tag that nearly matches the open one is suggested as its correction', () => {
  const text = '<Tabs>\n<TabItem value="a">x</TabItem>\n</Tab>'
  const { diagnostics } = testDocument(text, { format: 'mdx' })
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['Write "</Tabs>" in its place: line 1 opens it.'])
})
