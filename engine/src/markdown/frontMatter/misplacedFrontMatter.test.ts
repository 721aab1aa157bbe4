import { expect, test } from 'vitest'
import { printReport } from '../../diagnostics/printReport.ts'
import { toSourcePath } from '../../model/paths.ts'
import { parseFrontMatter } from './frontMatter.ts'

function parse(text: string) {
  const source = toSourcePath('docs/a.md')
  return parseFrontMatter({
    collection: 'docs',
    folder: toSourcePath('docs'),
    source,
    path: toSourcePath('a.md'),
    text,
  })
}

test('front matter that never ends is reported with its last line', () => {
  const { diagnostics } = parse('---\ntitle: A\ntags:\n  - b\n\n# Text\n')
  expect(printReport(diagnostics)).toMatchInlineSnapshot(`
    "error  unclosed-front-matter                      docs/a.md:4:1
      4 |   - b
        | ^
      The front matter begins with --- in the first line, but no line of --- ends it.
      Write --- alone on a line below this one.
    "
  `)
})

test.each([
  ['\n\n---\ntitle: A\n---\n', 3, 1],
  ['<!-- a\nb -->\n---\ntitle: A\n---\n', 3, 1],
  ['  ---\ntitle: A\ntags:\n  - b\n---\n# Text', 1, 3],
])('front matter that does not begin %j is reported where it begins', (text, line, column) => {
  const { diagnostics } = parse(text)
  expect(diagnostics.map(({ code, where }) => [code, where?.line, where?.column])).toEqual([
    ['late-front-matter', line, column],
  ])
})

test.each([
  ['# A\n\n---\ndraft: true\n---\n\nText.', 3, {}],
  ['---\ntitle: A\n---\n\n# A\n\nText.\n---\ntags:\n  - b\ndraft: true\n---', 8, { title: 'A' }],
])('fields below the text are reported, and a draft stays one: %j', (text, line, fields) => {
  const { frontMatter, diagnostics } = parse(text)
  expect(diagnostics).toMatchObject([{ code: 'late-front-matter', where: { line, column: 1, length: 3 } }])
  expect(frontMatter).toEqual({ ...fields, draft: true })
})

test.each([
  '# A\n\n```md\n---\ndraft: true\n---\n```\n',
  '# A\n\n---\nNote: text.\n---\n',
  '# A\n\n---\ntitle: text\n\nmore\n\n---\n',
])('%j has no fields below its text', (text) =>
  expect(parse(text)).toEqual({ frontMatter: {}, diagnostics: [] }),
)

test.each(['\n---\n\ntext: a', '\nText\n\n---\na: b\n---', '\n---\ntitle: A\n\nText'])(
  '%j only looks like front matter',
  (text) => expect(parse(text).diagnostics).toEqual([]),
)

test.each(['---\n\ntext', '---\nA rule begins this text.', '---', '---\n- a: b'])('%j has none', (text) => {
  expect(parse(text).diagnostics).toEqual([])
})

test.each([
  ['+++\ntitle = "T"\ndraft = true\n+++\n\n# T\n', 1],
  ['\n+++\n\n[params]\n  draft = true\n+++\n', 2],
  ['----\ntitle: T\ndraft: true\n----\n\ntext\n', 1],
  ['--- json\n{ "title": "T", "draft": true }\n---\n\ntext\n', 1],
  ['—-\ntitle: T\ndraft: true\n—-\n\ntext\n', 1],
  ['```yaml\n---\ndraft: true\n---\n```\n\ntext\n', 1],
  ['title: T\ndraft: true\n---\n\ntext\n', 1],
  ['{\n  "title": "T",\n  "draft": true\n}\n\ntext\n', 1],
])('front matter of other engines is an error, and a draft stays one: %j', (text, line) => {
  const { frontMatter, diagnostics } = parse(text)
  expect(diagnostics).toMatchObject([
    { code: 'foreign-front-matter', level: 'error', where: { line, column: 1 } },
  ])
  expect(frontMatter).toEqual({ draft: true })
})

test.each(['title: T\nsidebar_position: 3\n---\n\ntext\n', '+++\ntitle = "T"\n+++\n\n# T\n'])(
  '[S84] front matter of other engines that hides nothing is a warning: %j',
  (text) =>
    expect(parse(text).diagnostics).toMatchObject([{ code: 'foreign-front-matter', level: 'warning' }]),
)

test.each(['+++\ntext', '{a}\ndraft: true', '{ "a" }\n', '----\na\n', '# A\n\n+++\ndraft = true\n+++\n'])(
  '%j has no front matter of other engines',
  (text) => expect(parse(text)).toEqual({ frontMatter: {}, diagnostics: [] }),
)
