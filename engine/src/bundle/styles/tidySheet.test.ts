import { expect, test } from 'vitest'
import { tidySheet } from './tidySheet.ts'

const tidy = (css: string) => {
  const { css: tidied, slips } = tidySheet(css)
  return [
    tidied,
    ...slips.map(({ kind, reason, place: { line, column } }) =>
      [kind, reason, `${line}:${column}`].filter(Boolean).join(' '),
    ),
  ]
}

test.each([
  [
    '@import "a.css";\n@import url("https://x.y/z?w=4;5") screen;\na {}',
    '@import url("https://x.y/z?w=4;5") screen;@import "a.css";\n                                          \na {}',
  ],
  ["@import './a.css'; @import '//x.y/z';", "@import '//x.y/z';@import './a.css';                   "],
  ['/* @import url(https://x.y); */ @import "a.css";', '/* @import url(https://x.y); */ @import "a.css";'],
])('remote imports come first: %j', (css, expected) => expect(tidy(css)).toEqual([expected]))

test('an import after rules is moved to the top and told', () => {
  expect(tidy('a {}\n@import "b.css";\nc {}')).toEqual([
    '@import "b.css";a {}\n                \nc {}',
    'import 2:1',
  ])
})

test.each([
  ["// it's {x;\na {}", `${' '.repeat(11)}\na {}`, 'comment 1:1'],
  ['a {\n  // b: c;\n  d: e }', `a {\n  ${' '.repeat(8)}\n  d: e }`, 'comment 2:3'],
  ['a { b: url(//x.y/z); }', 'a { b: url(//x.y/z); }'],
  ['a { --b: {\n// c\n} }', 'a { --b: {\n// c\n} }'],
])('a line that begins with two slashes is no comment, and is taken out: %j', (css, ...expected) =>
  expect(tidy(css)).toEqual(expected),
)

test.each([
  ['a {};\nb {}', 'a {} \nb {}', 'semicolon 1:5'],
  ['a {}\n;\n;b {}', 'a {}\n \n b {}', 'semicolon 2:1', 'semicolon 3:1'],
  ['@media x { a {}; b {} }', '@media x { a {}  b {} }'],
])('a semicolon that ends nothing is taken out: %j', (css, ...expected) =>
  expect(tidy(css)).toEqual(expected),
)

test.each([
  'a { --x: { b: c }; d: e }',
  '@layer a, b; a { content: "};" } /* ; */',
  'a { background: url(data:x;y) }',
  'a { color: red; b { c: d } }',
  // As Tailwind writes names of classes.
  ".after\\:content-\\[\\'\\>\\'\\]::after {\n  a: b\n}\n.x\\{y\\;z { a: b }",
])('%s stays', (css) => expect(tidy(css)).toEqual([css]))

test.each([
  ['a { b: c; *zoom: 1; d: e }', 'a { b: c;           d: e }', 'part "*zoom: 1" is not a declaration 1:11'],
  ['a { b: c;\n  d;\n  e: f }', 'a { b: c;\n    \n  e: f }', 'part "d" is not a declaration 2:3'],
  ['a { b: c; d: }', 'a { b: c;    }', 'part "d:" has no value 1:11'],
  ['a { b: c; !important; }', 'a { b: c;             }', 'part "!important" is not a declaration 1:11'],
  ['a { b: c; // d\n e: f }', 'a { b: c;     \n e: f }', 'comment 1:11'],
  [
    'a { b: c; d: e(1, 2; f: g }',
    'a { b: c;            f: g }',
    'part "d: e(1, 2" has a bracket that is not closed 1:11',
  ],
  ['a { b: rgb(9 }\nc {}', 'a {          }\nc {}', 'part "b: rgb(9" has a bracket that is not closed 1:5'],
  ['a { b: c; { d: e } f: g }', 'a { b: c;          f: g }', 'part A block needs a selector 1:11'],
  ['@media x { a { b: c; d } }', '@media x { a { b: c;   } }', 'part "d" is not a declaration 1:22'],
  [
    '@keyframes x { to { b: c; d } }',
    '@keyframes x { to { b: c;   } }',
    'part "d" is not a declaration 1:27',
  ],
])('what browsers skip in a rule is taken out, and the rest of the rule stays: %j', (css, ...expected) =>
  expect(tidy(css)).toEqual(expected),
)

test.each([
  ['a {}}\nb {}', 'a {} \nb {}', 'closing 1:5'],
  ['a { b: c', 'a { b: c}', 'open 1:1'],
  ['a { b: c(d', 'a {       }', 'part "b: c(d" has a bracket that is not closed 1:5', 'open 1:1'],
  [
    '@media x {\n a { b: c; d',
    '@media x {\n a { b: c;  }}',
    'part "d" is not a declaration 2:12',
    'open 1:1',
    'open 2:2',
  ],
])('braces are made to match: %j', (css, ...expected) => expect(tidy(css)).toEqual(expected))

test('a declaration that a missing semicolon makes part of the value above is reported, and stays', () => {
  const css = 'a {\n  --b: #fff /* c */\n  --d: red;\n  e: f }'
  expect(tidy(css)).toEqual([css, 'joined --d 3:3'])
})

test.each([
  'a { --b: c,\n  d, url(g:h),\n  i(\n  j: k);\n l: m }',
  'a { --x: {\n b: c\n }; --y: [\n b: c ] }',
  'a { --b: c;\n d: e }',
  'a { --b: c }\na:hover { d: e }',
  'a { --x:; --y: { b }; c: d }',
  'a { @apply b; c: d }',
  'a { color: red; &:hover { b: c } }',
  'a { -webkit-x: y; \\31 b: c }',
  'a { /* b */ c: d /* ; e */ }',
  '@font-face { src: url(a;b) }',
  'a { content: "("; b: c }',
])('%s is right', (css) => expect(tidy(css)).toEqual([css]))
