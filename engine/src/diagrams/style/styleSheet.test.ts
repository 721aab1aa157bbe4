import { expect, test } from 'vitest'
import { testSubject } from '../../../../tests/support/testSvg.ts'
import { declaredStyle, parseStyleSheet } from './styleSheet.ts'

const properties = new Set(['fill', 'stroke'])

const styleOf = (css: string, markup: string) =>
  Object.fromEntries(declaredStyle(testSubject(markup), parseStyleSheet(css, properties)))

test.each([
  ['#d rect{fill:red;}', '<rect/>', { fill: 'red' }],
  ['#d rect{fill:red;width:3px;}', '<rect/>', { fill: 'red' }],
  ['#d circle,#d rect{fill:red;}', '<rect/>', { fill: 'red' }],
  ['#d rect{fill:red;}#d rect{fill:blue;}', '<rect/>', { fill: 'blue' }],
  ['#d .a{fill:red;}#d rect{fill:blue;}', '<rect class="a"/>', { fill: 'red' }],
  ['#d rect{fill:red!important;}#d .a{fill:blue;}', '<rect class="a"/>', { fill: 'red' }],
  ['#d rect{fill:red;}', '<rect style="fill: blue; stroke: green"/>', { fill: 'blue', stroke: 'green' }],
  ['#d rect{fill:red !important;}', '<rect style="fill: blue"/>', { fill: 'red' }],
  [
    '#d rect{fill:url(data:a;b);stroke:hsl(1, 2%, 3%);}',
    '<rect/>',
    { fill: 'url(data:a;b)', stroke: 'hsl(1, 2%, 3%)' },
  ],
  ['@keyframes x{from{fill:red;}to{fill:blue;}}#d rect{fill:green;}', '<rect/>', { fill: 'green' }],
  ['#d rect:hover{fill:red;}', '<rect/>', {}],
  ['#d{fill:red;}', '<rect/>', {}],
])('%s gives %s its style', (css, markup, expected) => {
  expect(styleOf(css, markup)).toEqual(expected)
})

test('a rule for the picture itself is for its root', () => {
  const root = testSubject('<rect/>').around!
  expect(declaredStyle(root, parseStyleSheet('#d{fill:red;}', properties)).get('fill')).toBe('red')
})
