import { expect, test } from 'vitest'
import { tidySheet } from './tidySheet.ts'

const tidy = (css: string) => {
  const { css: tidied, slips } = tidySheet(css)
  return [tidied, ...slips.map(({ kind, line, column }) => `${kind} ${line}:${column}`)]
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
])('%s stays', (css) => expect(tidy(css)).toEqual([css]))
