import { expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { testDocument } from '../testDocument.ts'
import { joint, usesMdx, withoutModuleCode } from './sourceParts.ts'

test('imports, exports, comments and ids of headings go, with the lines that they leave empty', () => {
  const note = `import Chart from '../Chart'
import { a } from 'b'

export const meta = { a: 1 }

{/* not for readers */}

## Part one {#one}

Text <!-- a word --> on.`
  expect(withoutModuleCode(note)).toBe('\n\n## Part one\n\nText  on.')
})

test('blocks of code stay as they are', () => {
  const block = "```js\nimport a from 'b'\n\n\n\n// <!-- kept -->\n# also {#kept}\n```"
  expect(withoutModuleCode(block)).toBe(block)
})

test('a block of code holds lines of a quoted one, and a quoted one ends within the quote', () => {
  const block = '```a\n> ```b\n# also {#kept}\n>```\n```'
  expect(withoutModuleCode(`${block}\n\n## Part {#part}`)).toBe(`${block}\n\n## Part`)
  const quoted = '> > ```a\n> > # also {#kept}\n>> ```'
  expect(withoutModuleCode(`${quoted}\n\n## Part {#part}`)).toBe(`${quoted}\n\n## Part`)
})

test('a line that ends in two blanks still breaks', () => {
  expect(withoutModuleCode('one  \ntwo   \nthree')).toBe('one  \ntwo\nthree')
})

test.each<[boolean, string]>([
  [true, "import Tabs from '@theme/Tabs'\n\nText."],
  [true, 'Text.\n\nexport const a = 1'],
  [true, 'A <Chart /> here.'],
  [true, '<Tabs>\n\nText.\n\n</Tabs>'],
  [true, '<Card title="a">Text</Card>'],
  [true, '<div style={{ color: "red" }}>Text</div>'],
  [true, "```mdx-code-block\nimport a from 'b'\n```\n\nText."],
  [false, '# Text\n\n- **Below (<0.2 V)**: <br> p {...} and <details><summary>a</summary>b</details>'],
  [false, "````md\n```mdx-code-block\nimport a from 'b'\n```\n````"],
  [false, 'A map of <BigInt, String> at http://<SERVER_URL>:3001, `<Chart />`'],
  [false, "```jsx\nimport a from 'b'\n<Chart />\n```\n\nimport costs of abroad <!-- <Chart /> -->"],
])('a note needs MDX: %s for %j', (expected, body) => {
  expect(usesMdx(body)).toBe(expected)
})

test.each([
  ['**「設定」**を開く', '<strong>「設定」</strong>を開く'],
  ['これは**[a](https://example.org)**です。', 'これは<strong><a '],
  ['文**`a`**文', '文<strong><code>a</code></strong>文'],
  ['他说：*“好”*了', '他说：<em>“好”</em>了'],
  ['한국어~~(삭제)~~입니다', '한국어<del>(삭제)</del>입니다'],
  ['`**「a」**と` ** 「b」**と', '<code>**「a」**と</code> ** 「b」**と'],
  ['a**"b"**c', 'a**"b"**c'],
])('where letters have no blanks around them, asterisks still mark: %s', (text, html) => {
  const written = testHtml(testDocument(text))
  expect(written).toContain(html)
  expect(written).not.toContain(joint)
})
