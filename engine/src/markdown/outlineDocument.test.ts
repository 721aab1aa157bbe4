import { expect, test } from 'vitest'
import { expectLinear } from '../std/testGrowth.ts'
import { findContentTitle, findExcerpt, outlineDocument } from './outlineDocument.ts'
import { proseLines } from './source/sourceParts.ts'
import { testDocument } from './testDocument.ts'

test.each([
  ['# Title', 'Title'],
  ['   # Title', 'Title'],
  ['Text before.\n\n# Title', 'Title'],
  ['# `Code` and **strong** [link](./a.md)', 'Code and strong link'],
  ['# Use `List<T>` and `__init__`', 'Use List<T> and __init__'],
  ['# Title {#id}', 'Title'],
  ['# Title \\{#id}', 'Title'],
  ['# Title {/* #id */}', 'Title'],
  ['# Title ##', 'Title'],
  ['# C#', 'C#'],
  ['# A & B &lt; C', 'A & B < C'],
  ['# :tada: News', '🎉 News'],
  ['# Học cách học', 'Học cách học'],
  ['# ![logo](./a.png) Name', 'logo Name'],
  ['#', ''],
  ['Title\n===', 'Title'],
  ['Over two\nlines\n===', 'Over two lines'],
  ['import A from "a"\n\nexport const b = {\n  c: 1,\n}\n\n# Title', 'Title'],
  ['<!-- # Comment -->\n\n# Title', 'Title'],
  ['<!--\n# Comment\n-->\n# Title', 'Title'],
  ['```\n# Code\n```\n\n# Title', 'Title'],
  ['````\n```\n# Code\n```\n````\n\n# Title', 'Title'],
  ['    # Code\n\n# Title', 'Title'],
  ['> # Quote\n\n# Title', 'Title'],
  ['export your data\n\n# Title', 'Title'],
])('%j is titled %j', (body, title) => {
  expect(findContentTitle(proseLines(body))).toBe(title)
})

test.each([
  ['in the front matter', '---\ntitle: "\u200b"\n---\n\n# Heading', 'Heading'],
  ['in the heading', '# \u200b\u00ad\n\nText.', undefined],
  ['in a heading without any', '# \n\nText.', undefined],
])('a title of letters that nobody sees is none, %s', (_, text, title) => {
  const { frontMatter, contentTitle } = outlineDocument({ ...testDocument('').file, text })
  expect(frontMatter.title ?? contentTitle).toBe(title)
})

test.each([
  ['no heading', 'Text.'],
  ['another heading first', '## Part\n\n# Title'],
  ['another heading of the underlined kind first', 'Part\n---\n\n# Title'],
  ['a rule first', '---\n\n# Title'],
  ['a rule of stars first', '* * *\n\n# Title'],
  ['nothing but code', '```\n# Code\n```'],
  ['a hash without a blank', '#Title'],
  ['a fence that nothing closes', '```\n# Code'],
  ['an empty body', ''],
])('with %s there is no title', (_, body) => {
  expect(findContentTitle(proseLines(body))).toBeUndefined()
})

test.each([
  ['Text.', 'Text.'],
  ['\n\n  Text.\nMore.', 'Text.'],
  ['# Title\n\nText.', 'Text.'],
  ['Title\n===\n\nText.', 'Text.'],
  ['## Heading {#id}\n\nText.', 'Heading'],
  ['import A from "a"\nimport {\n  B,\n} from "b"\n\nText.', 'Text.'],
  ['export const a = {\n  b: 1,\n}\n\nText.', 'Text.'],
  ['Import duties are high.', 'Import duties are high.'],
  ['import duties are high.', 'import duties are high.'],
  ['```\ncode\n```\n\nText.', 'Text.'],
  ['~~~\ncode\n```\n~~~\nText.', 'Text.'],
  ['- ```\n  code\n  ```\n\nText.', 'Text.'],
  ['<div>\n\nText.\n\n</div>', 'Text.'],
  ['<img\n  src="a.png"\n/>\n\nText.', 'Text.'],
  ['Text <b>with</b> <br/>tags.', 'Text with tags.'],
  ['<Toc of={all.filter(({ level }) => level > 1)} style={{ a: 1 }} />\n\nText.', 'Text.'],
  ['<!-- comment -->Text.', 'Text.'],
  ['<!--\ncomment\n-->\nText.', 'Text.'],
  ['{/* comment */}\n\nText.', 'Text.'],
  ['**Strong**, *em*, __strong__, _em_, ***both***.', 'Strong, em, strong, em, both.'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['~~Gone~~ text.', 'Gone text.'],
  ['![alt](./a.png) text ![](b.png)', 'alt text'],
  ['[link](./a(b).md) and [ref][r] and [![badge](a.svg)](b)', 'link and ref and badge'],
  ['Text[^1].\n\n[^1]: Note.', 'Text.'],
  ['[ref]: ./a.md\n\nText.', 'Text.'],
  ['[^1]: Note.\n\nText.', 'Text.'],
  ['Use `code_with_marks` and `<T>`.', 'Use code_with_marks and <T>.'],
  ['> Quoted **text**.', 'Quoted text.'],
  ['- item', 'item'],
  ['1. item', 'item'],
  ['- [x] task', 'task'],
  [':::note Title\n\nText.\n\n:::', 'Text.'],
  ['> :::note\n> Text.', 'Text.'],
  ['| a | b |\n| - | - |\n\nText.', 'Text.'],
  ['---\n\nText.', 'Text.'],
  ['Good :tada: news :smile:. At 10:30:45.', 'Good news. At 10:30:45.'],
  ['See <https://example.com/a_b_c>.', 'See https://example.com/a_b_c.'],
  ['A &amp; B &lt; C', 'A & B < C'],
  ['\\*not em\\* \\[x]', '*not em* [x]'],
  ['Ghi chép là *nghĩ*.', 'Ghi chép là nghĩ.'],
  ['<CodeBlock language="js">{source}</CodeBlock>\n\nText.', 'Text.'],
  ['<CodeBlock>{`const a = {\n  b: 2,\n}`}</CodeBlock>\n\nText.', 'Text.'],
  ['{list.map((each) => {\n  return each\n})}\n\nText.', 'Text.'],
  ['{name} is a name.', '{name} is a name.'],
  ['$$\nx^2\n$$\n\nText.', 'Text.'],
  ['$$x^2$$\n\nText.', 'Text.'],
  ['It costs $$ 5.\nMore.', 'It costs $$ 5.'],
  ['', ''],
  ['Read [the\nfirst note](./a.md) of\nmany.', 'Read the first note of'],
  ['Read [the first](./a\n"Title") of', 'Read the first of'],
  ['An [open bracket\n\nends here', 'An [open bracket'],
  ['# Only a title', ''],
  ['```\nonly code', ''],
])('the excerpt of %j is %j', (body, excerpt) => {
  expect(findExcerpt(proseLines(body))).toBe(excerpt)
})

test('the excerpt of one endless line is cut, and the time for it grows with the line at most', async () => {
  expect(findExcerpt(proseLines('*a '.repeat(100_000))).length).toBeLessThan(3000)
  await expectLinear(
    (size) => '*a '.repeat(size),
    (long) => findExcerpt(proseLines(long)),
    100_000,
  )
})
