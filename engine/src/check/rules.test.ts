import { expect, test } from 'vitest'
import { findingsOf } from '../../../tests/support/findingsOf.ts'
import { testCompiler as compiler, testDocument } from '../markdown/testDocument.ts'
import { checkNotes } from './checkNotes.ts'

test.each([
  ['See [the guide][giude].\n\n[guide]: https://example.com', 'unknown-link-label', '[the guide][giude]'],
  ['See [the guide][].', 'unknown-link-label', '[the guide][]'],
  ['As said[^1].', 'unknown-footnote', '[^1]'],
  ['As said [^note].\n\n[^nots]: Text.', 'unknown-footnote', '[^note]'],
  ['Text.\n\n[^old]: Nothing refers to it.', 'unused-footnote', '[^old]'],
  ['[TODO]: finish', 'unused-link-label', '[TODO]'],
  ['[Note to self]: finish this part', 'unused-link-label', '[Note to self]'],
  ['| a | b |\n| - | - |\n| 1 | 2 | 3 |', 'dropped-cells', ''],
  ['> | a | b |\n> | - | - |\n> | 1 | 2 | 3 |', 'dropped-cells', ''],
  ['<blink2>x</blink2>', 'unknown-element', '<blink2'],
  ['Text.\n\n##\n\nMore.', 'empty-heading', ''],
  ['<a id="q">x</a> and <b id="q">y</b>', 'repeated-id', '"q"'],
  ['<span id="one">x</span>\n\n## One', 'repeated-id', '"one"'],
  ['<linkcard title="x">y</linkcard>', 'unknown-element', '<linkcard'],
  ['```pyhton\nx = 1\n```\n\n```pyhton\nx = 2\n```', 'unknown-code-language', 'pyhton'],
  ['<TabItem value="a">Text.</TabItem>', 'tab-outside-tabs', ''],
  ['See [a](file:///C:/a.md).', 'unreachable-address', 'file:///C:/a.md'],
  ['See [a](C:/notes/a.md).', 'unreachable-address', 'C:/notes/a.md'],
  ['See ![a](d:/a.png).', 'unreachable-address', 'd:/a.png'],
  ['See [a](http://localhost:8080/c).', 'unreachable-address', 'http://localhost:8080/c'],
  ['See [a](http://127.0.0.1).', 'unreachable-address', 'http://127.0.0.1'],
  ['See [a](https://[::1]:80/c).', 'unreachable-address', ''],
  ['See ![a](http://localhost:3000/a.png).', 'unreachable-address', 'http://localhost:3000/a.png'],
  ['See <a href="//app.localhost/c">a</a>.', 'unreachable-address', '//app.localhost/c'],
  ['See [a](javascript:alert).', 'unreachable-address', 'javascript:alert'],
  ['![it](https://www.youtube.com/watch?v=a)', 'unreachable-address', 'https://www.youtube.com/watch?v=a'],
  ['![it](https://youtu.be/a)', 'unreachable-address', 'https://youtu.be/a'],
  ['![it](https://x.com/anna/status/20)', 'unreachable-address', 'https://x.com/anna/status/20'],
  ['![it](https://)', 'unreachable-address', 'https://'],
  ['## One {#a b}', 'spaced-heading-id', '{#a b}'],
  ['<script>alert(1)</script>', 'inline-script', '<script'],
  ['See [a](htp://example.com/a).', 'misspelt-scheme', 'htp://example.com/a'],
  ['See htps://example.com/a.', 'misspelt-scheme', 'htps://example.com/a.'],
  ['See [a](http:/example.com).', 'misspelt-scheme', 'http:/example.com'],
  ['See http//example.com/a', 'misspelt-scheme', 'http//example.com/a'],
])('"%s" is reported as %s', (text, code, written) => {
  expect(findingsOf(text)[0]).toEqual([code, written])
})

test('a tag that HTML does not have is remarked on once in a note', () => {
  const text = '<theader>a</theader>\n\nText.\n\n<theader>b</theader> <tfooter>c</tfooter>'
  expect(findingsOf(text)).toEqual([
    ['unknown-element', '<tfooter'],
    ['unknown-element', '<theader'],
  ])
})

test('a second heading of level 1 is remarked on, and others are not', () => {
  const codes = (text: string) =>
    checkNotes([testDocument(text)], compiler).map(({ code, level }) => [code, level])
  expect(codes('# A\n\n## B\n\n# C\n\n## D')).toEqual([['second-main-heading', 'info']])
  expect(codes('# A\n\n## B\n\n## C')).toEqual([])
  expect(codes('## B\n\n# C')).toEqual([])
})

test('a heading beside raw HTML is found by its words', () => {
  const text = '# A\n\nAs in B.\n\n<div>\n\n### B\n\n</div>\n\n# C'
  const document = testDocument(text, { format: 'md' })
  expect(checkNotes([document], compiler).map(({ code, where }) => [code, where?.line])).toEqual([
    ['skipped-heading-level', 7],
    ['second-main-heading', 11],
  ])
})

test('the hints name what is nearest', () => {
  const hints = (text: string) => checkNotes([testDocument(text)], compiler).map(({ hint }) => hint)
  expect(hints('```pyhton\nx\n```')).toEqual(['Did you mean "python"?'])
  expect(hints('```flowchrt\na --> b\n```')).toEqual([
    'Did you mean a diagram? Its language is "mermaid", and its first line begins with "flowchart".',
  ])
  expect(hints('[the guide][giude]\n\n[guide]: /x')).toEqual(['Did you mean "guide"?'])
  expect(hints('a[^note]\n\n[^nots]: Text.')).toContain('Did you mean "[^nots]"?')
  expect(hints('[a](htp://example.com)')).toEqual(['Did you mean "http://example.com"?'])
})

test('tabs may be in groups of the site', () => {
  const text =
    '<Tabs>\n<TabItem value="a">A</TabItem>\n</Tabs>\n\n<Own>\n<TabItem value="a">A</TabItem>\n</Own>\n'
  expect(findingsOf(text)).toEqual([])
})

test.each([
  ['published: false', '"published: false" means', 'Write "draft: true".'],
  ['search: { exclude: true }', '"search.exclude: true" means', 'Write "unlisted: true".'],
  ['sidebar: { order: 2 }', '"sidebar.order: 2" means', 'Write "sidebar_position: 2".'],
  ['hide: [navigation, toc]', '"hide: navigation,toc" means', 'Write "hide_table_of_contents: true".'],
  ['redirect_from: [/a, /b]', '"redirect_from: /a,/b" means', 'Write "aliases: [/a,/b]".'],
])('"%s" is a field of another engine', (field, message, hint) => {
  const document = testDocument(`---\n${field}\n---\n\n# Note\n`)
  const [problem, ...others] = [...document.diagnostics, ...checkNotes([document], compiler)]
  expect([problem?.code, problem?.hint, others]).toEqual(['unknown-front-matter', hint, []])
  expect(problem?.message).toMatch(message)
})

test('fields of the site itself, and those that say what the note says already, are not remarked on', () => {
  const text =
    '---\norder: 2\nsidebar_position: 1\nweight: heavy\nprev: /a\nsearch: true\npublished: true\n---\n\n# A\n'
  const document = testDocument(text)
  expect([...document.diagnostics, ...checkNotes([document], compiler)]).toEqual([])
})
