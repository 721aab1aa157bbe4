import { transform } from 'lightningcss'
import { parseSync } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { parseYaml } from '../../content/parseYaml.ts'
import { testDocument } from '../../markdown/testDocument.ts'
import { cssReason, mdxReason, mermaidReason, scriptReason, texReason } from './parserReasons.ts'

/** Words of parsers, which writers of notes need not know. */
const jargon =
  /\btoken|identifier|\bEOF\b|\boxc\b|\bJSX\b|literal\.|scalar|\bflow\b|implicit|CurlyBracket|U\+|expected a |`|Dimension|pseudo|combinator|initializer/i

/** What newcomers type wrong in notes. */
const notes = [
  'a <5 b',
  '1 <= 2',
  'x <br> y',
  '<img src="a.png">',
  '<img src=a.png />',
  '<div class=big>x</div>',
  '<b>open',
  'one <b>open\n\ntwo </b>',
  '<Tabs>\n<TabItem value="a">x</Tab>\n</Tabs>',
  '</b>',
  'text </div> more',
  '{open',
  'text {a b} c',
  '{1 +}',
  '{if (x) {}}',
  '{a: 1, b: 2}',
  '{"a": 1}',
  '{% raw %}',
  '{#if x}',
  'a {x',
  '<a@b>',
  '<div {x}>a</div>',
  '<A b={1 +}/>',
  '<A b={/>',
  '<A b="x/>',
  "import {x from './a'",
  'import x frm "./a"',
  'export const a = ',
  'export const a = {b: 1',
  'import fs\n\nx',
  'export x',
  '<!-- a',
  '<!doctype html>',
  '<?php echo 1 ?>',
  '<a.b.>x</a.b.>',
  '<A =1/>',
  '<div\n',
  'List<String> x',
  'Map<String, List<int>> x',
  'a <- b',
  '<<END',
  '<>x',
  '<style>a { b: c }</style>',
  '{/* open',
  '{return 1}',
  '{const a = 1}',
  '{a?.}',
  '{function}',
  '- one\n  <b>\n- two </b>',
  '| a |\n| - |\n| <b> |',
  '> <b>x',
  '**<b>x**',
  '{<b>}',
  '{!x',
]

test.each(notes)('what is wrong with the note %j is said without the words of a parser', (text) => {
  const { diagnostics } = testDocument(text, { format: 'mdx' })
  expect(diagnostics.length).toBeGreaterThan(0)
  for (const { message } of diagnostics) expect(message).not.toMatch(jargon)
})

/** What newcomers type wrong in a config. */
const configs = [
  "export default { title: 'x' url: 'y' }",
  "export default { title: 'x'",
  "export default { title: 'x }",
  "export default { title = 'x' }",
  "export default { title: 'It's' }",
  'export default defineConfig({ a: 1 }',
  'export default { a: [1, 2 }',
  "export default { 'a' 1 }",
  'export default { a: 1;, }',
  'const a;',
  "import { a b } from 'x'",
  "import x form 'x'",
  'export defualt {}',
  'exprot default {}',
  'export default { a: /x }',
  '/* open',
  'let a = <p>',
  'let a = <p></b>',
  'let a = <p/><b/>',
  'let a = <p>}</p>',
  'let a = <p a={}/>',
  'return 1',
  '“title”',
  'const class = 1',
  'export default { a-b: 1 }',
  'let a = 3px',
  'export default { onBrokenLinks: throw }',
  "export default {title: 'a'},",
  "export default { title: 'x' // comment }",
]

test.each(configs)('what is wrong with the code %j is said without the words of a parser', (code) => {
  const [error] = parseSync('sotay.config.tsx', code).errors
  expect(scriptReason(error!.message)).not.toMatch(jargon)
})

test.each([
  ['<p><!-- a --></p>', 'A comment between tags is written {/* … */}'],
  ['<p a=1>a</p>', 'The value of an attribute needs quotation marks, or braces around code'],
  ['<p>{</p>', 'A "{" before this begins code, and no "}" ends it; as text, write {"{"}'],
  ['<p>1 < 2</p>', 'A "<" before this begins a tag; as text, write {"<"} or &lt;'],
  ['const a = ;', 'What is here cannot follow what is before it'],
])('the slip in %j is named', (code, reason) => {
  const { message, labels } = parseSync('a.jsx', code).errors[0]!
  const { start } = labels[0]!
  expect(scriptReason(message, [code.slice(0, start), code.slice(start)])).toBe(reason)
})

/** What newcomers type wrong in a style sheet. */
const sheets = [
  'a { color red }',
  'a { color: red; } }',
  '.a { b: c {',
  '@media (max-width 3px) { a{b:c} }',
  'a,, b { x: y }',
  '{ x: y }',
  'a { } b',
  '// comment\na{b:c}',
  '.1a { x: y }',
  'a:hoverr {x:y}',
  'a::foo {x:y}',
  'a:: {x:y}',
  'a[ {x:y}',
  'a[=b] {x:y}',
  'a > { x: y}',
  'a { background: url(x.png }',
  '@import "x" foo(;',
  '$x: 3;',
  '<style>a{}</style>',
  '@layer a { b:c }',
]

test.each(sheets)('what is wrong with the style sheet %j is said without the words of a parser', (css) => {
  const { warnings } = transform({ filename: 'a.css', code: Buffer.from(css), errorRecovery: true })
  expect(warnings.length).toBeGreaterThan(0)
  for (const { message } of warnings) expect(cssReason(message)).not.toMatch(jargon)
})

/** What newcomers type wrong in front matter. */
const headers = [
  'title: a: b',
  'title: "a',
  "title: 'It's'",
  'tags: [a, b',
  'tags: [a b c',
  'title: @a',
  'title: *a',
  'title: !a b',
  'title: %a',

  '\ttitle: a',
  'a: 1\na: 2',
  'title\nx: y',
  'title: "a" b',
  'a: 1\n  b: 2',
  'tags:\n- a\n - b',
  'title: "a\\q"',
  'x: [a,, b]',
  'x: {a: 1',
  'title: |\ntext',
  '%x',
  'a: &b',
  'title: "a"#b',
  'x: [- a]',
  'a: b\n c',
  '- a\nb: c',
  '? a : b : c',
  'title: > a\nb',
  '&a &b c',
  'x: "a": b',
]

test.each(headers)('what is wrong with the front matter %j is said without the words of a parser', (text) => {
  expect(parseYaml(text).error?.reason ?? '').not.toMatch(jargon)
})

test.each([
  ['Expected `,` or `}` but found `Identifier`', '"," or "}" was expected here, but there is a name'],
  ['Expected `}` but found `EOF`', '"}" was expected here, but the file ends'],
  ['Expected `:` but found `;`', '":" was expected here, but there is ";"'],
  ['Unterminated string', 'A quotation mark opens a text here, but none closes it'],
  ['title is not defined', 'title is not defined'],
])('of code, "%s" is said as "%s"', (reason, said) => {
  expect(scriptReason(reason)).toBe(said)
})

test.each([
  ['Unexpected token CurlyBracketBlock', '"{" cannot be here; before it a ";", ":" or "}" may be missing'],
  ['Unexpected token Ident("red")', '"red" cannot be here; before it a ";", ":" or "}" may be missing'],
  ["'hoverr' is not recognized as a valid pseudo-class. Did you mean", '":hoverr" is not known'],
])('of style sheets, "%s" is said as "%s"', (reason, said) => {
  expect(cssReason(reason)).toBe(said)
})

test.each([
  ['Undefined control sequence: \\fra', '\\fra is not a TeX command'],
  ["Expected '}', got 'EOF'", '"}" was expected where there is the end'],
  ['Mismatch: \\begin{align} matched by \\end{aligned}', '\\begin{align} is ended by \\end{aligned}'],
  ['Double superscript', 'It has two superscripts in a row: put the first part in braces'],
])('what is wrong in a formula is said in plain words: %s', (said, expected) => {
  expect(texReason(said)).toBe(expected)
})

test.each([
  [
    'No diagram type detected matching given configuration for text: flowchrt LR\n a --> b',
    'No kind of diagram begins with "flowchrt"; did you mean "flowchart"?',
  ],
  [
    'No diagram type detected matching given configuration for text: hello',
    'No kind of diagram begins with "hello".',
  ],
  [
    'Parsing failed: Lexer error on line 2, column 9: unexpected character: ->x<- at offset: 12, skipped 1 characters.',
    '"x" cannot be there.',
  ],
  [
    "Parse error on line 2, column 10: Expecting token of type 'NUMBER_PIE' but found `b`.",
    'A number was expected in place of "b".',
  ],
])('what is wrong in a diagram is said in plain words: %s', (said, expected) => {
  expect(mermaidReason(said)).toBe(expected)
})

test('what is wrong in braces speaks of braces', () => {
  const said = 'Could not parse expression with oxc: Expected `,` or `)` but found `:`'
  expect(mdxReason(said, '{x: 1}')).toBe(
    'The code in braces cannot be read: "," or "}" was expected here, but there is ":"',
  )
})
