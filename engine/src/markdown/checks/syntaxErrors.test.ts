import { expect, test } from 'vitest'
import { testDocument } from '../testDocument.ts'

/** The line and column of each syntax error of a note. */
const places = (text: string) =>
  testDocument(text, { format: 'mdx' }).diagnostics.map(({ where }) => `${where?.line}:${where?.column}`)

test('all mistakes of a note are reported in one run', () => {
  const text = [
    'A sign: 1 <5 is one.',
    'A brace {a b} and another {c d}.',
    'A tag <b>is open.',
    '<img src=a.png />',
    'A {never closed brace.',
    'text </i> more',
  ].join('\n\n')
  expect(places(text)).toEqual(['1:11', '3:12', '3:30', '5:7', '7:1', '9:3', '11:6'])
})

test.each([
  ['one <b>open\n\ntwo </b>', ['1:5']],
  ['<Tabs>\n<TabItem value="a">x</Tab>\n</Tabs>', ['2:21']],
  ['<i><b>x</i></b>', ['1:8']],
  ['<i><b>x</i>', ['1:8']],
  ['<div class=big>\n\ntext\n\n</div>', ['1:1']],
  ['<A b={1 +} c={2} />', ['1:10']],
  ['text </div>', ['1:6']],
  ['<img src=a.png>', ['1:1']],
])('what follows from a mistake is not reported: %s', (text, found) => {
  expect(places(text)).toEqual(found)
})

test('mistakes in imports and exports are reported beside those of the text', () => {
  const text = "import a frm './a'\n\nexport const b = [1\n\n# A title\n\na {b c} d"
  expect(places(text)).toEqual(['1:10', '5:2', '7:6'])
})

test('a note that is all mistakes has ten problems', () => {
  expect(places('a {b c} d\n\n'.repeat(50))).toHaveLength(10)
})

test('a sound note has none', () => {
  expect(places('# A\n\n<b>x</b> {1 + 1}')).toEqual([])
})

test('what the rest of a broken note links to, imports and uses is known, with its place', () => {
  const note = [
    "import { Box } from './Box'",
    'A <b>tag and [one](./one.md).',
    '<Box /> <Lost /> {1 +}',
    ':::odd',
    ':::',
  ]
  const { body, references, live, diagnostics } = testDocument(note.join('\n\n'), { format: 'mdx' })
  expect(body).toEqual([])
  expect(references).toMatchObject([{ url: './one.md', where: { line: 3, column: 20 } }, {}, {}])
  expect(live).toMatchObject({
    imports: [{ specifier: './Box', where: { line: 1 } }],
    components: [{ name: 'Lost', where: { line: 5, column: 9 } }],
  })
  expect(diagnostics.map(({ code, where }) => `${where?.line} ${code}`)).toEqual([
    '3 invalid-mdx',
    '5 invalid-mdx',
    '7 unknown-directive',
  ])
})

test('a component whose import cannot be read is not reported', () => {
  const { live } = testDocument("import { Box } frm './Box'\nimport './b.css'\n\n<Box />", { format: 'mdx' })
  expect(live?.components ?? []).toEqual([])
})

test('tabs that lost a tag to a mistake are not reported', () => {
  const text = '<Tabs>\n<TabItem value="a">x</Tab>\n</Tabs>\n\n<Tabs groupId={1 +}>text</Tabs>'
  expect(testDocument(text, { format: 'mdx' }).diagnostics.map(({ code }) => code)).toEqual([
    'invalid-mdx',
    'invalid-mdx',
  ])
})

test('rules in a <style> are to be written as one text, whichever line the mistake is in', () => {
  const advice = (text: string) => testDocument(text, { format: 'mdx' }).diagnostics.map(({ hint }) => hint)
  const asText = 'Write the rules as one text: "<style>{`p { color: red }`}</style>".'
  expect(advice('<style>p { color: red }</style>')).toEqual([asText])
  expect(advice('<style>\n  p { color: red; }\n</style>')).toEqual([asText])
  expect(advice('<style>{`p {}`}</style>\n\n{a b}')).not.toEqual([asText])
})
