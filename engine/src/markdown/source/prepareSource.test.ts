import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { testHtml } from '../../../../tests/support/testHtml.ts'
import { normalizeText } from '../../config/readFile.ts'
import { expectLinear } from '../../std/testGrowth.ts'
import { testDocument } from '../testDocument.ts'
import { prepareSource, type SourceSyntax } from './prepareSource.ts'

const mdx: SourceSyntax = {
  isMdx: true,
  admonitions: [],
  obsidian: false,
  math: true,
  compat: { comments: true, admonitions: true, headingIds: true },
}
const markdown: SourceSyntax = { ...mdx, isMdx: false }

describe('[S87] comments', () => {
  test.each([
    ['<!-- a -->', '{/*  a */}'],
    ['a <!-- b --> c <!-- d --> e', 'a {/*  b */} c {/*  d */} e'],
    ['<!-- a\nb -->', '{/*  a\nb */}'],
    ['<!-- a */ b -->', '{/*  a * / b */}'],
    ['<!-- `a -->`b`', '{/*  `a */}`b`'],
    ['`<!-- a -->` <!-- b -->', '`<!-- a -->` {/*  b */}'],
    ['``a ` <!-- b -->`` <!-- c -->', '``a ` <!-- b -->`` {/*  c */}'],
    ['`over\nlines <!-- a -->`', '`over\nlines <!-- a -->`'],
    ['a ` b <!-- c -->', 'a ` b {/*  c */}'],
    ['a ` b\n\n` <!-- c -->', 'a ` b\n\n` {/*  c */}'],
    ['- a ` b\n- c ` <!-- d -->', '- a ` b\n- c ` {/*  d */}'],
    ['\\` <!-- a --> \\`', '\\` {/*  a */} \\`'],
    ['\\<!-- a -->', '\\<!-- a -->'],
    ['{/* <!-- a --> */}', '{/* <!-- a --> */}'],
    ['<!-- a', '<!-- a'],
    ['```\n<!-- a -->\n```\n<!-- b -->', '```\n<!-- a -->\n```\n{/*  b */}'],
    ['<!--\n```\n-->\n<!-- b -->', '{/* \n```\n*/}\n{/*  b */}'],
  ])('%j becomes %j in MDX', (text, expected) => {
    expect(prepareSource(text, mdx)).toBe(expected)
  })

  test('[S87] stay in plain Markdown, which knows them', () => {
    expect(prepareSource('a <!-- b -->', markdown)).toBe('a <!-- b -->')
  })

  test('[S87] stay when the config switches the old spelling off', () => {
    expect(prepareSource('<!-- a -->', { ...mdx, compat: { ...mdx.compat, comments: false } })).toBe(
      '<!-- a -->',
    )
  })

  test('[S87] disappear from the page', () => {
    expect(testHtml(testDocument('a <!-- b --> c\n\n<!-- d\n\ne -->\n\nf'))).toBe('<p>a  c</p>\n\n<p>f</p>')
  })
})

describe('lines of $$ further in than the text around them are where it begins, as MDX reads them', () => {
  const formula = (blanks: string) => `${blanks}$$\n${blanks}x\n${blanks}$$`
  test.each([
    ['A\n\n', '    ', ''],
    ['<details>\n  A\n\n', '    ', ''],
    ['<details>\n    <summary>A</summary>\n\n', '    ', ''],
    ['<tr>\n    <td>\n\n', '    ', '    '],
    ['<tr>\n    <td>\n\n', '        ', '    '],
    ['- A\n\n', '        ', '  '],
    ['- A\n\n', '    ', '  '],
    ['- A\n  1. B\n\n', '         ', '     '],
    ['1.\n\n', '    ', ''],
    ['- A\n\nB\n\n', '    ', ''],
    ['A\n', '    ', ''],
    ['A\n\n   1. B\n', '    ', ''],
    ['1. A\n   1. B\n', '    ', '   '],
    ['- A\n', '      ', '  '],
    ['1.\n', '    ', '    '],
  ])('after %j', (before, blanks, expected) => {
    const text = formula(expected).replace(`\n${expected}x`, `\n${blanks}x`)
    expect(prepareSource(before + formula(blanks), mdx)).toBe(before + text)
  })

  test('they stay where they are right below a tag, within which the parser takes them', () => {
    expect(prepareSource(`<td>\n${formula('    ')}\n</td>`, mdx)).toBe(`<td>\n${formula('    ')}\n</td>`)
  })

  test('they stay where they are in plain Markdown, in which that is code, and up to three blanks in', () => {
    expect(prepareSource(`A\n\n${formula('    ')}`, markdown)).toBe(`A\n\n${formula('    ')}`)
    expect(prepareSource(`A\n\n${formula('   ')}`, mdx)).toBe(`A\n\n${formula('   ')}`)
  })

  test('the time for it grows with the text', async () => {
    await expectLinear(
      (size) => `${'     - a\n'.repeat(50)}${formula('         ')}\n\n`.repeat(size),
      (text) => prepareSource(text, mdx),
      200,
    )
  })
})

describe('fences', () => {
  const title = ':::note Title'
  const rewritten = ':::note[Title]'
  test.each([
    ['three backticks', '```\n', '\n```\n'],
    ['tildes', '~~~\n', '\n~~~\n'],
    ['a longer fence', '````\n```\n', '\n````\n'],
    ['a fence with other signs in it', '~~~\n```\n', '\n~~~\n'],
    ['an info string', '```js title="a"\n', '\n```\n'],
    ['a closing fence that is longer', '```\n', '\n`````\n'],
    ['a list item', '- ```\n  ', '\n  ```\n'],
    ['a numbered item', '10. ```\n    ', '\n    ```\n'],
    ['a deeper item', '- a\n  - ```\n    ', '\n    ```\n'],
    ['a quote', '> ```\n> ', '\n> ```\n'],
    ['a quote in a list', '- > ```\n  > ', '\n  > ```\n'],
    ['an inner fence too far to the right to close', '```\n    ```\n', '\n```\n'],
    ['an inner fence with an info string', '```\n```js\n', '\n```\n'],
  ])('%s keeps what it holds, and ends where it should', (_, before, after) => {
    expect(prepareSource(`${before}${title}${after}${title}`, mdx)).toBe(
      `${before}${title}${after}${rewritten}`,
    )
  })

  test('a fence that nothing closes runs to the end', () => {
    expect(prepareSource(`\`\`\`\n${title}\n`, mdx)).toBe(`\`\`\`\n${title}\n`)
  })

  test('three backticks within a line are code, not a fence', () => {
    expect(prepareSource(`\`\`\`a\`\`\`\n\n${title}`, mdx)).toBe(`\`\`\`a\`\`\`\n\n${rewritten}`)
  })

  test('an mdx-code-block is unwrapped, and what it holds is rewritten', () => {
    expect(prepareSource(`\`\`\`mdx-code-block\n${title}\n\`\`\``, mdx)).toBe(`\n${rewritten}\n`)
    expect(prepareSource('````mdx-code-block\n```\n:::note A\n```\n````', mdx)).toBe(
      '\n```\n:::note A\n```\n',
    )
    expect(prepareSource('> ```mdx-code-block\n> a\n> ```\n', mdx)).toBe('> \n> a\n> \n')
  })
})

test.each([
  [':::note Title', ':::note[Title]'],
  ['::::my-kind  Two words  ', '::::my-kind[Two words]'],
  ['- > :::note Title', '- > :::note[Title]'],
  [':::note Use `:::`, [a](b) and <!-- c -->', ':::note[Use `:::`, [a](b) and {/*  c */}]'],
  [':::note Stray ] bracket', ':::note[Stray \\] bracket]'],
  ['$$a = 1\nb = 2$$', '$$a = 1 b = 2$$\n'],
  ['$$\na\n$$', '$$\na\n$$'],
  ['$$\na\n$$$$b$$, c', '$$ a $$\n\n$$b$$, c'],
  ['$$\n\\text{$b$}\n$$\n\nx $$\\text{$c$}$$ y', '$$\n\\text{$b$}\n$$\n\nx $$\\text{$c$}$$ y'],
  ['US$$ now.\n\nUS$$ then', 'US$$ now.\n\nUS$$ then'],
  [':::note', ':::note'],
  [':::note [Title]', ':::note[Title]'],
  [':::note [Read](b) first', ':::note[[Read](b) first]'],
  [':::note[Title', ':::note[Title]'],
  [':::note[', ':::note['],
  [':::note[a]{.b}', ':::note[a]{.b}'],
  [':::note[Title]', ':::note[Title]'],
  [':::note {title="a"}', ':::note {title="a"}'],
  ['::note Title', '::note Title'],
  ['a :::note Title', 'a :::note Title'],
  [':::', ':::'],
  ['## A \\{#id}', '## A {#id}'],
  ['## A \\{.b\\} \\{#id\\} ', '## A \\{.b\\} {#id} '],
  ['## A {/* #id */}', '## A {#id}'],
  ['## A {/* #an id with blanks */}', '## A {#an}'],
  ['> ## A \\{#id}  ', '> ## A {#id}  '],
  ['A \\{#id}', 'A \\{#id}'],
  ['## `\\{#id}`', '## `\\{#id}`'],
  ['## A \\{#id} b', '## A \\{#id} b'],
  ['## A {#id]', '## A \\{#id]'],
  ['## A {#id} b {#b}', '## A \\{#id} b {#b}'],
  ['A {#id]', 'A {#id]'],
  ['<https://a.b/c_d?e=[f]*>', '[https://a.b/c\\_d?e=\\[f\\]\\*](<https://a.b/c_d?e=[f]*>)'],
  ['<mailto:a@b.c>', '[mailto:a@b.c](<mailto:a@b.c>)'],
  ['`<https://a.b>` \\<https://a.b>', '`<https://a.b>` \\<https://a.b>'],
  ['[a](<https://b.c>) [d]( <https://e.f> "g")', '[a](<https://b.c>) [d]( <https://e.f> "g")'],
  ['[a]: <https://b.c>', '[a]: <https://b.c>'],
  ['<div>', '<div>'],
])('%j becomes %j in MDX', (text, expected) => {
  expect(prepareSource(text, mdx)).toBe(expected)
})

test.each(['<https://a.b>', 'Text:\n\n    :::note Title', '\t:::note Title'])(
  '%j stays in plain Markdown',
  (text) => {
    expect(prepareSource(text, markdown)).toBe(text)
  },
)

test('in plain Markdown, indented text in a list item is not code', () => {
  expect(prepareSource('1. a\n\n    :::note Title', markdown)).toBe('1. a\n\n    :::note[Title]')
})

test('old spellings stay when the config switches them off', () => {
  const compat = { comments: false, admonitions: false, headingIds: false }
  const text = ':::note Title\n\n## A \\{#id}'
  expect(prepareSource(text, { ...markdown, compat })).toBe(text)
  expect(prepareSource(':::note Title', { ...mdx, admonitions: undefined })).toBe(':::note Title')
})

test('the front matter becomes blank lines', () => {
  expect(prepareSource('---\ntitle: "`<!--"\n---\na `b` <!-- c -->', mdx)).toBe('\n\n\na `b` {/*  c */}')
})

const folders = ['../fixtures/', '../../../../notes/docs/'].map((path) => new URL(path, import.meta.url))
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => new URL(encodeURI(name), folder)),
)

test('no note changes its number of lines, whole or cut off anywhere', () => {
  for (const file of files) {
    const text = normalizeText(readFileSync(file, 'utf8'))
    for (const syntax of [mdx, markdown])
      for (const part of [text, ...[0.2, 0.4, 0.6, 0.8].map((share) => text.slice(share * text.length))])
        expect(countLines(prepareSource(part, syntax)), decodeURI(file.pathname)).toBe(countLines(part))
  }
})

function countLines(text: string): number {
  return text.split('\n').length
}

test.each([
  ['backticks', '` `` ``` '],
  ['fences', '```\n'],
  ['comments that nothing closes', '<!-- a\n\n'],
  ['quote marks', '> '],
  ['list markers', '- '],
  ['colons', ':::a '],
  ['blanks', ' '],
  ['tags that nothing closes', '<b c\n    '],
])('the time for very many %s grows with their number', async (_, text) => {
  await expectLinear(
    (size) => text.repeat(size),
    (long) => prepareSource(long, mdx),
    60_000,
  )
})

test('the end of a tag at the start of a line is no quote, as in MDX', () => {
  const tag = 'a\n<B\n    c="d"\n    >e</B>'
  expect(prepareSource(tag, mdx)).toBe('a\n<B\n    c="d"\n    \f>e</B>')
  expect(testHtml(testDocument(tag.replaceAll('B', 'b')))).toContain('<b c="d">e</b>')
  const near = '<b\n  c={() => 1}\n> e <i>f</i></b>'
  expect(prepareSource(near, mdx)).toBe('<b\n  c={() => 1}\n\f> e <i>f</i></b>')
  expect(testHtml(testDocument('<b\n  c="d"\n>e <i>f</i></b>'))).toContain('<b c="d">e <i>f</i></b>')
  expect(prepareSource(tag, markdown)).toBe(tag)
  // Alone on its line, as formatters put it, the parser knows it.
  const alone = '- <b\n    c="d"\n    >\n    e\n  </b>'
  expect(prepareSource(alone, mdx)).toBe(alone)
  expect(prepareSource('```\n<B\n    >\n```', mdx)).toBe('```\n<B\n    >\n```')
})

test('blanks before a word cost in proportion to their number where vaults tick tasks with other signs', async () => {
  const prepare = (text: string) => prepareSource(text, { ...mdx, isMdx: false, obsidian: true })
  await expectLinear((size) => `${'\t'.repeat(size)}x`, prepare, 40_000)
})
