import { expect, test } from 'vitest'
import { printReport } from '../../diagnostics/printReport.ts'
import { toSourcePath } from '../../model/paths.ts'
import { splitFrontMatter } from '../../std/text.ts'
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

const read = (yaml: string) => parse(`---\n${yaml}\n---\nText.`)

test.each([
  ['---\ntitle: A\n---\nText', 'title: A\n', 'Text'],
  ['---\ntitle: A\n---', 'title: A\n', ''],
  ['---  \na: 1\n---\t\n\nText', 'a: 1\n', '\nText'],
  ['---\n---\nText', '', 'Text'],
  ['---\na: |\n  ----\n  x\n---\nText', 'a: |\n  ----\n  x\n', 'Text'],
  ['Text\n---\na: 1\n---\n', '', 'Text\n---\na: 1\n---\n'],
  ['\n---\na: 1\n---\n', '', '\n---\na: 1\n---\n'],
  ['---\na: 1\nText', '', '---\na: 1\nText'],
  ['--- a\n---\n', '', '--- a\n---\n'],
  ['', '', ''],
])('%j has the header %j and the text %j', (text, header, body) => {
  const split = splitFrontMatter(text)
  expect({ header: split.header, body: text.slice(split.bodyOffset) }).toEqual({ header, body })
})

test.each([
  ['id: intro', { id: 'intro' }],
  ['id: 42', { id: '42' }],
  ['title: ""', { title: '' }],
  ['title: 2024-01-02', { title: '2024-01-02' }],
  ['title: 1.10', { title: '1.10' }],
  ['title: 007', { title: '007' }],
  ['title: yes', { title: 'yes' }],
  ['hide_title: true', { hide_title: true }],
  ['hide_title: "false"', { hide_title: false }],
  ['hide_table_of_contents: true', { hide_table_of_contents: true }],
  ['toc_min_heading_level: 3', { toc_min_heading_level: 3 }],
  ['toc_max_heading_level: "4"', { toc_max_heading_level: 4 }],
  ['keywords: [a, 1]', { keywords: ['a', '1'] }],
  ['keywords: a', { keywords: ['a'] }],
  ['image: ./a.png', { image: './a.png' }],
  ['description: ""', { description: '' }],
  ['slug: /', { slug: '/' }],
  ['slug: 2024', { slug: '2024' }],
  ['lang: vi', { lang: 'vi' }],
  ['sidebar_label: Label', { sidebar_label: 'Label' }],
  ['sidebar_class_name: wide', { sidebar_class_name: 'wide' }],
  ['sidebar_key: key', { sidebar_key: 'key' }],
  ['sidebar_custom_props: { a: [1] }', { sidebar_custom_props: { a: [1] } }],
  ['sidebar_position: 3', { sidebar_position: 3 }],
  ['sidebar_position: "10"', { sidebar_position: 10 }],
  ['sidebar_position: -1.5', { sidebar_position: -1.5 }],
  ['displayed_sidebar: main', { displayed_sidebar: 'main' }],
  ['displayed_sidebar: null', { displayed_sidebar: null }],
  ['pagination_label: Next', { pagination_label: 'Next' }],
  ['pagination_next: null', { pagination_next: null }],
  ['pagination_prev: a/b', { pagination_prev: 'a/b' }],
  ['tags: []', { tags: [] }],
  ['tags: [a, 2, { label: B, permalink: /b }]', { tags: ['a', '2', { label: 'B', permalink: '/b' }] }],
  ['custom_edit_url: null', { custom_edit_url: null }],
  ['custom_edit_url: ""', { custom_edit_url: '' }],
  ['parse_number_prefixes: false', { parse_number_prefixes: false }],
  ['draft: true', { draft: true }],
  ['draft: "true"', { draft: true }],
  ['draft: "false"', { draft: false }],
  ['unlisted: false', { unlisted: false }],
  ['last_update: { date: 2024-01-02 }', { last_update: { date: '2024-01-02' } }],
  [
    'last_update: { author: A B, date: 2024-01-02T03:04 }',
    { last_update: { author: 'A B', date: '2024-01-02T03:04' } },
  ],
  ['mdx: { format: md }', { mdx: { format: 'md' } }],
  ['mdx: {}', { mdx: {} }],
  ['wrapperClassName: wide', { wrapperClassName: 'wide' }],
  ['"title": quoted key', { title: 'quoted key' }],
  ['title:', {}],
  ['aliases:\ntags:\nid: a', { id: 'a' }],
])('%s is read as %j', (yaml, expected) => {
  expect(read(yaml)).toEqual({ frontMatter: expected, diagnostics: [] })
})

test.each([
  ['id: true', 'a text'],
  ['title: null', 'a text'],
  ['title: # 1', 'a text'],
  ['title: [a]', 'a text'],
  ['draft: 1', 'true or false'],
  ['draft: "yes"', 'true or false'],
  ['toc_min_heading_level: 1', 'a whole number from 2 to 6'],
  ['toc_max_heading_level: 2.5', 'a whole number from 2 to 6'],
  ['sidebar_position: first', 'a number'],
  ['sidebar_position: ""', 'a number'],
  ['sidebar_position: true', 'a number'],
  ['keywords: { a: 1 }', 'a list of words'],
  ['lang: vi_VN', 'a language, such as en or pt-BR'],
  ['lang: ""', 'a language, such as en or pt-BR'],
  ['tags: a', 'a list of tags, each a text or { label, permalink }'],
  ['tags: [{ label: A }]', 'a list of tags, each a text or { label, permalink }'],
  ['sidebar_custom_props: a', 'a map'],
  ['last_update: {}', 'a map with "date", "author" or both, the date readable'],
  ['last_update: { date: tomorrow }', 'a map with "date", "author" or both, the date readable'],
  ['mdx: { format: html }', 'a map whose only key is "format": md, mdx or detect'],
  ['mdx: { formats: md }', 'a map whose only key is "format": md, mdx or detect'],
  ['displayed_sidebar: false', 'the id of a sidebar, or null'],
  ['pagination_next: [a]', 'the id of a doc, or null'],
  ['custom_edit_url: false', 'an address, or null'],
])('%s is refused: it must be %s', (yaml, expected) => {
  const { diagnostics } = read(yaml)
  expect(diagnostics).toMatchObject([{ code: 'invalid-front-matter', level: 'error' }])
  expect(diagnostics[0]!.message).toContain(`but must be ${expected}.`)
})

test('fields that nobody knows are kept as they are, and one that nearly spells a known one is a warning', () => {
  const { frontMatter, diagnostics } = read('authors: [a]\nweight: 3\ntitel: A\nuid: a\n"tags:": [b]')
  expect(frontMatter).toEqual({ authors: ['a'], weight: 3, titel: 'A', uid: 'a', 'tags:': ['b'] })
  expect(diagnostics).toMatchObject([
    { code: 'unknown-front-matter', level: 'warning', hint: 'Did you mean "title"?', where: { line: 4 } },
    { code: 'unknown-front-matter', hint: 'Did you mean "tags"?', where: { line: 6 } },
  ])
})

test('all mistakes are reported at once, each with its line, and the other fields count', () => {
  const { frontMatter, diagnostics } = read(
    'title: A\ndraft: maybe\nlast_update:\n  title: no\nsidebar_position: x',
  )
  expect(frontMatter).toEqual({ title: 'A' })
  expect(printReport(diagnostics)).toMatchInlineSnapshot(`
    "error  invalid-front-matter                       docs/a.md:3:1
      3 | draft: maybe
        | ^^^^^
      "draft" is "maybe", but must be true or false.
      Correct "draft", or remove it.

    error  invalid-front-matter                       docs/a.md:4:1
      4 | last_update:
        | ^^^^^^^^^^^
      "last_update" is {"title":"no"}, but must be a map with "date", "author" or both, the date readable.
      Correct "last_update", or remove it.

    error  invalid-front-matter                       docs/a.md:6:1
      6 | sidebar_position: x
        | ^^^^^^^^^^^^^^^^
      "sidebar_position" is "x", but must be a number.
      Correct "sidebar_position", or remove it.
    "
  `)
})

test('a field is found by its own key, not by a nested one or by the text', () => {
  const { diagnostics } = read('sidebar_custom_props:\n  draft: x\n\n# draft: y\ndraft: z')
  expect(diagnostics.map(({ where }) => where)).toMatchObject([
    { line: 6, column: 1, sourceLine: 'draft: z' },
  ])
})

test('a draft cannot be unlisted', () => {
  expect(read('draft: true\nunlisted: true').diagnostics).toMatchObject([
    { code: 'draft-and-unlisted', level: 'error', where: { line: 3 } },
  ])
  expect(read('draft: true\nunlisted: false').diagnostics).toEqual([])
})

test('the levels of the table of contents must not cross', () => {
  expect(read('toc_min_heading_level: 4\ntoc_max_heading_level: 2').diagnostics).toMatchObject([
    { code: 'toc-levels-crossed', where: { line: 2 } },
  ])
  expect(read('toc_min_heading_level: 4\ntoc_max_heading_level: 4').diagnostics).toEqual([])
})

test.each([
  ['title: a: b', 2, 8],
  ['x: 1\ntitle: "open', 3, 8],
  ['title: A\ntitle: B', 3, 1],
  ['x: 1\ntitle: *Bold*', 3, 8],
  ['title: @at', 2, 8],
  ['\ttitle: A', 2, 1],
])('%j is no YAML, and the place is shown', (yaml, line, column) => {
  const { diagnostics } = read(yaml)
  expect(diagnostics).toMatchObject([{ code: 'invalid-yaml', level: 'error', where: { line, column } }])
})

test('of broken YAML, the fields whose line can be read by itself still count', () => {
  const { frontMatter, diagnostics } = read('title: TLS: more\nslug: /tls\ntags: [a\nsidebar_position: 2')
  expect(frontMatter).toEqual({ slug: '/tls', sidebar_position: 2 })
  expect(diagnostics).toMatchObject([{ code: 'invalid-yaml' }])
})

test('YAML that cannot be read is reported with the line and the advice to quote', () => {
  expect(printReport(read('title: Chapter 1: TLS').diagnostics)).toMatchInlineSnapshot(`
    "error  invalid-yaml                               docs/a.md:2:8
      2 | title: Chapter 1: TLS
        |        ^
      The front matter cannot be read: A value holds a colon but no quotes.
      Put quotes around the value, as in "a: b".
    "
  `)
})

test.each([
  ['title: #1', 'Put quotes around the value, since # begins a comment.'],
  ['slug: /x\ntitle: {name}', 'Put quotes around the value, since { begins a map.'],
  ['title: &me', 'Put quotes around the value, since & names a value.'],
  ['draft: yes', 'Write true.'],
  ['draft: Off', 'Write false.'],
  ['tags: net, web', 'Write a list: [net, web].'],
  ['tags: net web', 'Write a list: [net web], or [net, web].'],
  ['title: [a]', 'Correct "title", or remove it.'],
])('of a value that YAML reads in another way, %j, the advice is: %s', (yaml, hint) => {
  expect(read(yaml).diagnostics).toMatchObject([{ code: 'invalid-front-matter', hint }])
})

test.each(['- a\n- b', 'just text', '42'])('%j is no list of fields', (yaml) => {
  expect(read(yaml).diagnostics).toMatchObject([{ code: 'front-matter-not-a-map', where: { line: 2 } }])
})

test('a blank behind a colon that is no space is named', () => {
  expect(read('title:\u00a0My note').diagnostics).toMatchObject([
    {
      message:
        'The blank after the colon of "title" is not a space, so the front matter is not a list of fields.',
      hint: 'Write "title: My note".',
    },
  ])
})

test.each(['', '\n', '# only a comment'])('%j is an empty header', (yaml) => {
  expect(read(yaml)).toEqual({ frontMatter: {}, diagnostics: [] })
})

test('names of JavaScript are fields like any other', () => {
  const { frontMatter, diagnostics } = read('constructor: a\ntoString: b')
  expect(Object.entries(frontMatter)).toEqual([
    ['constructor', 'a'],
    ['toString', 'b'],
  ])
  expect(diagnostics).toEqual([])
})

test('curly quotation marks around a value are reported where they are', () => {
  const written = 'title: “B”\ntags: [‘x’, y]\nslug: “a” or “b”\nmotto: “C”\ndescription: "“D”"'
  const { frontMatter, diagnostics } = read(written)
  expect(frontMatter).toMatchObject({ title: '“B”', tags: ['‘x’', 'y'] })
  expect(diagnostics).toMatchObject([
    { code: 'curly-quotes', where: { line: 2, column: 8, length: 3 }, fix: { from: '“B”', to: '"B"' } },
    { code: 'curly-quotes', where: { line: 3, column: 8, length: 3 }, fix: { from: '‘x’', to: '"x"' } },
  ])
})
