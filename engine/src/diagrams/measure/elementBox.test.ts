import { expect, test } from 'vitest'
import { testSvg } from '../../../../tests/support/testSvg.ts'
import { createStyleReader, textProperties } from '../style/createStyleReader.ts'
import { parseStyleSheet } from '../style/styleSheet.ts'
import { elementBox } from './elementBox.ts'
import { textLength } from './textLayout.ts'

const sheet = parseStyleSheet('#d .small{font-size:10px;}#d .bold{font-weight:bold;}', textProperties)
const style = createStyleReader(sheet)

/** What `getBBox` gives in Chromium, where "Hello" is 36.6 pixels wide. */
test.each([
  ['<rect x="1" y="2" width="3" height="4"/>', [1, 2, 3, 4]],
  ['<circle cx="10" cy="10" r="4"/>', [6, 6, 8, 8]],
  ['<ellipse rx="3" ry="4"/>', [-3, -4, 6, 8]],
  ['<line x1="9" y1="1" x2="2" y2="5"/>', [2, 1, 7, 4]],
  ['<polygon points="0,0 10,0 5,8"/>', [0, 0, 10, 8]],
  ['<g transform="translate(9,9)"><rect width="3" height="4"/></g>', [0, 0, 3, 4]],
  ['<g><g transform="translate(9,9)"><rect width="3" height="4"/></g><circle r="1"/></g>', [-1, -1, 13, 14]],
  ['<g><defs><rect width="99" height="99"/></defs><rect width="3" height="4"/></g>', [0, 0, 3, 4]],
  ['<g><rect x="300" y="300"/><text x="9" y="9"></text></g>', undefined],
  ['<marker><rect width="3" height="4"/></marker>', undefined],
  ['<text x="10" y="100">Hello</text>', [10, 86, 36.6, 17]],
  ['<text x="10" y="100" dominant-baseline="central">Hello</text>', [10, 91.5, 36.6, 17]],
  ['<text x="10" y="100" dominant-baseline="middle">Hello</text>', [10, 90.2, 36.6, 17]],
  ['<text x="10" y="100" dominant-baseline="hanging">Hello</text>', [10, 97.2, 36.6, 17]],
  ['<text x="10" y="100" dominant-baseline="text-before-edge">Hello</text>', [10, 100, 36.6, 17]],
  ['<text x="10" y="100" dominant-baseline="text-after-edge">Hello</text>', [10, 83, 36.6, 17]],
  ['<text x="10" y="100" dominant-baseline="mathematical">Hello</text>', [10, 93, 36.6, 17]],
  ['<text x="100" y="100" text-anchor="middle">Hello</text>', [81.7, 86, 36.6, 17]],
  ['<text x="100" y="100" style="text-anchor: end">Hello</text>', [63.4, 86, 36.6, 17]],
  ['<text x="10" y="100" class="small">Hello</text>', [10, 91, 22.9, 11]],
  ['<g class="small"><text x="10" y="100"><tspan>Hello</tspan></text></g>', [10, 91, 22.9, 11]],
  [
    '<text x="10" y="100"><tspan x="0" dy="1em">Hello</tspan><tspan x="0" dy="1.1em">World is</tspan></text>',
    [0, 102, 57.5, 34.6],
  ],
  ['<text x="10" y="100">a <tspan> b </tspan> c</text>', [10, 86, 34.7, 17]],
  ['<text y="100" style="font-size: 4ex">Hello</text>', [0, 70, 76, 37]],
])('%s has its box', (markup, expected) => {
  const box = elementBox(testSvg(markup), style)
  if (!expected) return expect(box).toBeUndefined()
  const { x, y, width, height } = box!
  for (const [index, actual] of [x, y, width, height].entries())
    expect(Math.abs(actual - expected[index]!), `${[x, y, width, height]}`).toBeLessThan(0.5)
})

test('the length of a text is that of all its lines', () => {
  const text = testSvg(
    '<text><tspan x="0">Hello</tspan><tspan x="0" dy="1em" class="bold">Hello</tspan></text>',
  )
  expect(textLength(text, style)).toBeCloseTo(36.56 + 39.1, 0)
})
