import { expect, test } from 'vitest'
import { testHtml } from '../../../tests/support/testHtml.ts'
import { printReport } from '../diagnostics/printReport.ts'
import { expectLinear } from '../std/testGrowth.ts'
import type { Reference } from './document.ts'
import { testDocument } from './testDocument.ts'

const places = (text: string, changes = {}) =>
  testDocument(text, changes).references.map((reference) => {
    const { url, where } = reference as Reference
    return [url, where.line, where.column, where.length]
  })

test('a compiled note is JSON', () => {
  const document = testDocument('# A\n\n## B\n\n[c](./c.md) ![d](d.png)\n\n:::foo\n:::')
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

test('the body is HTML with the number of a reference where its attributes or its picture go', () => {
  const { body, references } = testDocument('a [b](./c.md) ![d](e.png)')
  expect(body).toEqual(['<p>a <a', 0, '>b</a> ', 1, '</p>'])
  expect(references).toMatchObject([
    { kind: 'link', url: './c.md' },
    { kind: 'image', url: 'e.png', tag: ['<img loading="lazy" decoding="async"', ' alt="d">'] },
  ])
})

test('a reference knows where it is written', () => {
  const text = '---\ntitle: A\n---\n\nTiếng [Việt](./a.md) và [b](./b.md), [a](./a.md)\n\n- ![c](<./c d.png>)'
  const expected = [
    ['./a.md', 5, 14, 6],
    ['./b.md', 5, 29, 6],
    ['./a.md', 5, 42, 6],
    ['./c%20d.png', 7, 9, 9],
  ]
  expect(places(text)).toEqual(expected)
  expect(places(text, { format: 'md' })).toEqual(expected)
})

test('among HTML, where the parser tells no place, references are looked for in their order', () => {
  const text =
    '<b>x</b>\n\n[a](./a.md)\n\n[b](./b.md)\n\n[a](./a.md)\n\n[x][y] [gone][z]\n\n[y]: ./y.md\n[z]: ./%C3%BF.md'
  expect(places(text, { format: 'md' })).toEqual([
    ['./a.md', 3, 5, 6],
    ['./b.md', 5, 5, 6],
    ['./a.md', 7, 5, 6],
    ['./y.md', 11, 6, 6],
    ['./ÿ.md', undefined, undefined, undefined],
  ])
})

test('a reference by name is where it is used', () => {
  expect(places('[a][x]\n\n[x]: ./a.md')).toEqual([['./a.md', 1, 1, undefined]])
})

test.each([
  ['mdx', 'note.md', true],
  ['mdx', 'note.mdx', true],
  ['md', 'note.md', false],
  ['md', 'note.mdx', false],
  ['detect', 'note.md', false],
  ['detect', 'note.mdx', true],
] as const)('[S84] with the format %s in the config, %s is MDX: %s', (format, path, isMdx) => {
  expect(testHtml(testDocument('{1 + 1}', { format }, path))).toBe(isMdx ? '2' : '<p>{1 + 1}</p>')
})

test('[S84] a note may name its own format', () => {
  expect(testHtml(testDocument('---\nmdx: { format: md }\n---\n{1 + 1}'))).toBe('<p>{1 + 1}</p>')
  expect(testHtml(testDocument('---\nmdx: { format: mdx }\n---\n{1 + 1}', { format: 'md' }))).toBe('2')
})

test('where the config allows Markdown only, no note can hold code', () => {
  const refused = testDocument('---\nmdx: { format: mdx }\n---\n{1 + 1}', { format: 'md-only' }, 'note.mdx')
  expect(testHtml(refused)).toBe('<p>{1 + 1}</p>')
  expect(refused.diagnostics).toMatchObject([{ code: 'refused-mdx', level: 'error' }])
})

test('[S84] in plain Markdown HTML passes, but for what would run', () => {
  const html = testHtml(testDocument('<b onclick="run()" title="a">b</b><br>', { format: 'md' }))
  expect(html).toBe('<p><b title="a">b</b><br></p>')
})

test.each([
  ['md', '<b title="a" onclick="run()">b</b>', 'onclick', 14],
  ['mdx', '<b title="a" onclick="run()">b</b>', 'onclick', 14],
  ['mdx', '<button onClick="run()">b</button>', 'onClick', 9],
  ['md', '<div>\n\n<i onmouseover="a()">b</i></div>', 'onmouseover', 4],
] as const)('code in an attribute is left out and reported, in %s: %s', (format, text, name, column) => {
  const document = testDocument(text, { format })
  expect(testHtml(document)).not.toMatch(/ on\w+=/)
  expect(document.diagnostics).toMatchObject([
    { code: 'inline-handler', level: 'warning', where: { column, length: name.length } },
  ])
  expect(document.diagnostics[0]!.message).toContain(`"${name}"`)
})

test('a mistake in MDX gives no HTML and one problem with its place', () => {
  const document = testDocument('# Title\n\nText <b> here.\n')
  expect(testHtml(document)).toBe('')
  expect(printReport(document.diagnostics)).toMatchInlineSnapshot(`
    "error  invalid-mdx                                docs/note.md:3:6
      3 | Text <b> here.
        |      ^
      <b> is not closed before the end of its paragraph.
      Write "</b>" where it ends, or "<b />" if it holds nothing; write it as "&lt;" if it is meant as text.
    "
  `)
})

test.each([
  '> '.repeat(20_000),
  `${'<b>'.repeat(9000)}\n${'</b>'.repeat(9000)}`,
  Array.from({ length: 3000 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  `{${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `export const a = ${'('.repeat(20_000)}1${')'.repeat(20_000)}`,
])('a note that nests without end is a problem like any other', (text) => {
  expect(testDocument(text).diagnostics).toMatchObject([{ code: 'nested-too-deeply' }])
})

test('the place of a mistake counts the lines of the front matter', () => {
  const { diagnostics } = testDocument('---\ntitle: A\n---\n\n{oops')
  expect(diagnostics).toMatchObject([{ code: 'invalid-mdx', where: { line: 5 } }])
})

test.each([
  ['{({ a: 1 })}', 'an object'],
  ['{["b", new Date(0)]}', 'an object'],
  ['{Symbol.iterator}', 'a symbol'],
])('the value of %s is reported with its place, as it would vanish', (expression, kind) => {
  const { diagnostics } = testDocument(`a\n\nb ${expression}`, { format: 'mdx' })
  expect(diagnostics).toMatchObject([
    { code: 'expression-failed', message: expect.stringContaining(kind), where: { line: 3, column: 4 } },
  ])
})

test('values that React shows, or leaves out on purpose, are no problem', () => {
  const document = testDocument('a {2n ** 70n} {[1, ["a"]]}{true}{null}{undefined}{() => 1}', {
    format: 'mdx',
  })
  expect(document.diagnostics).toEqual([])
  expect(testHtml(document)).toBe('<p>a 1180591620717411303424 1a</p>')
})

test('an expression that fails is reported with its place', () => {
  const { diagnostics } = testDocument('Text\n\nand {nobody.knows} it')
  expect(diagnostics).toMatchObject([
    {
      code: 'expression-failed',
      where: { line: 3, column: 6, length: 12 },
      message: '{nobody.knows} failed: nobody is not defined.',
    },
  ])
})

test('an expression that fails within a component of the note is reported with its place', () => {
  const { diagnostics } = testDocument('export const A = () => null\n\n<A>{nobody.knows}</A>')
  expect(diagnostics).toMatchObject([{ code: 'expression-failed', where: { line: 3, column: 5 } }])
})

test('a note is plain as long as nothing in it needs React', () => {
  const isLive = (text: string) => testDocument(text).live !== undefined
  expect(isLive('{1 + 1} {frontMatter.title} <div style={{ color: "red" }}>a</div>')).toBe(false)
  expect(isLive("import Tabs from '@theme/Tabs'\n\n<Tabs>\n<TabItem value='a'>b</TabItem>\n</Tabs>")).toBe(
    false,
  )
  expect(isLive("import Part from './_part.md'\n\n<Part name='a' />")).toBe(false)
  expect(isLive('export const unused = 1\n\nText')).toBe(false)
  expect(isLive('export const used = 1\n\n{used}')).toBe(true)
  expect(isLive('<Chart />')).toBe(true)
  expect(isLive("import './styles.css'")).toBe(true)
  expect(isLive('{[1].map((n) => <i key={n}>{n}</i>)}')).toBe(true)
})

test('imports and exports may be within a block', () => {
  const { live, diagnostics } = testDocument(
    ":::note\nimport A from 'a'\n\n<A />\n\nexport const b = 1\n\n{b}\n\n:::\n\n<A />",
  )
  expect(diagnostics).toEqual([])
  expect(live?.imports).toMatchObject([{ specifier: 'a' }])
})

test('a mistake in module code is reported with its place', () => {
  const { diagnostics } = testDocument("# A\n\nimport A from 'a'\nexport const b = 1 +\n")
  expect(diagnostics).toMatchObject([{ code: 'invalid-module-code', where: { line: 4 } }])
})

test('every id that a link may lead to is an anchor', () => {
  const text =
    '## Heading\n\n<p id="own">a</p> <a name="old"></a>\n\nb[^1]\n\n[^1]: c\n\n<details id="d"></details>'
  expect(testDocument(text).anchors.sort()).toEqual(
    ['heading', 'own', 'old', 'user-content-fnref-1', 'user-content-fn-1', 'footnote-label', 'd'].sort(),
  )
})

test('the heading of the footnotes is in no table of contents', () => {
  expect(testDocument('## A\n\nb[^1]\n\n[^1]: c').headings.map(({ id }) => id)).toEqual(['a'])
})

test.each([
  ['# Title', true],
  ['Text\n\n# Title', true],
  ['## Part\n\n# Title', false],
  ['> # Quoted', false],
  ['---\ntitle: A\n---\nText', false],
  ['<div>\n\n# Inside\n\n</div>\n\n# Second', false],
])('%j shows its own title: %s', (text, hasContentTitle) => {
  const document = testDocument(text)
  expect(document.hasContentTitle).toBe(hasContentTitle)
  expect(testHtml(document).includes('<header>')).toBe(hasContentTitle)
})

test('the language is what the front matter says, else what the letters show', () => {
  const vietnamese = 'Ghi chép là nghĩ trên giấy, viết lại bằng lời của mình.'
  expect(testDocument(vietnamese).lang).toBe('vi')
  expect(testDocument(`---\nlang: fr\n---\n${vietnamese}`).lang).toBe('fr')
  expect(testDocument('Notes in English.').lang).toBeUndefined()
})

test('byte order mark, Windows line ends and decomposed letters change nothing', () => {
  const text =
    '---\ntitle: A\n---\n\n# Tiếng Việt\n\n## Mục lục\n\n```js {1}\na\n\tb\n```\n\n:::note Chú ý\nx\n:::\n'
  const strange = `\uFEFF${text.normalize('NFD').replaceAll('\n', '\r\n')}`
  const { file: _, ...expected } = testDocument(text)
  const { file: __, ...actual } = testDocument(strange)
  expect(actual).toEqual(expected)
})

test('a NUL character in a note is never taken for a placeholder', () => {
  const text =
    'a\0b `\x00\0` [c](d\0.md) &#0; {"\\x000\\x00"} <b title={"\\x000\\x00"}>x</b>\n\n```text\n\x00\0\n```'
  const document = testDocument(text)
  expect(document.body.filter((part) => typeof part === 'number')).toEqual([0])
  expect(testHtml(document)).not.toContain('undefined')
})

test('two notes compiled one after the other do not affect each other', () => {
  const [first, second] = [testDocument('## A\n\n[b](c)'), testDocument('## A\n\n[b](c)')]
  expect(second).toEqual(first)
})

test.each([
  ['links', '[a](./a.md) and ![b](b.png)\n\n', 2000],
  ['headings', '## Same\n\n', 5000],
  ['admonitions', ':::note\nText at 10:30.\n:::\n\n', 2000],
  ['code', '```js\nconst a = `b` // c\n```\n\n', 2000],
  ['comments', 'a <!-- b -->\n\n', 8000],
  ['rows', '| `a` | [b](c) |\n', 5000],
])('the time for %s grows with their number', async (_, text, count) => {
  const head = text === '| `a` | [b](c) |\n' ? '| a | b |\n| - | - |\n' : ''
  await expectLinear(
    (size) => head + text.repeat(size),
    (long) => testDocument(long),
    count,
  )
})

test('signs that slip into a tag make neither elements nor attributes', () => {
  const text = `<div constructor="x" 'y' title="z">a<b<c>d</b<c></div>`
  expect(testHtml(testDocument(text, { format: 'md' }))).toBe('<div title="z">ad</div>')
})

test.each(["import '\\", 'a\n\nexport const b = `\\', 'a\\'])(
  '%j ends with a backslash, and nothing else ends',
  (text) => {
    expect(testDocument(text).file.text).toBe(text)
  },
)

test.each([
  '<div>\nb\n\n* </div>',
  '<div>\n\n- c\n\n  </div>',
  '> <Tabs>\n>\n> 1. a\n>\n>    </Tabs>\n\ntext',
])('an element that is closed in a list that it holds is a mistake: %j', (text) => {
  expect(testDocument(text).diagnostics).toMatchObject([{ code: 'invalid-mdx' }])
})

test.each([
  '- <div>\n\n  b\n\n  </div>',
  '<div>\n  - c\n\n  </div>',
  '<Tabs>\n  <TabItem value="a">\n\n  - a\n\n  </TabItem>\n</Tabs>',
])('an element that is closed where it began is none: %j', (text) => {
  expect(testDocument(text).diagnostics).toEqual([])
})

test('text on separate lines in an HTML paragraph does not become a nested paragraph', () => {
  const html = testHtml(
    testDocument('<p align="center">\nLines of *text*\n\n<b>more</b>\n</p>', {}, 'note.mdx'),
  )
  expect(html.match(/<p[ >]/g)).toHaveLength(1)
  expect(html).toContain('<em>text</em>')
})

test('in a note with HTML, a problem has the place of its text, not of code that quotes it', () => {
  const text =
    '# A\n\n```\n$\\frac{1$ [x](tel:1)\n```\n\nOne <b>x</b> `$\\frac{1$` and.\n\nTwo $\\frac{1$ and [x](tel:1)\n'
  const { diagnostics, references } = testDocument(text, { format: 'md' })
  const places = diagnostics.map(({ code, where }) => `${where?.line}:${where?.column} ${code}`)
  expect(places).toEqual(['9:6 invalid-formula'])
  expect(references).toMatchObject([{ url: 'tel:1', where: { line: 9 } }])
})
