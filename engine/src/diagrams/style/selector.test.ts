import { expect, test } from 'vitest'
import { testSubject } from '../../../../tests/support/testSvg.ts'
import { matches, parseSelector } from './selector.ts'

const rect = testSubject(
  '<g class="node hot" data-look="classic"><g id="d-arrowhead"><rect class="a b"/></g></g>',
  'rect',
)

test.each([
  ['rect', true],
  ['circle', false],
  ['*', true],
  ['.a', true],
  ['.a.b', true],
  ['.a.c', false],
  ['rect.a', true],
  ['.node rect', true],
  ['.node>rect', false],
  ['.node > g > rect', true],
  ['g g rect', true],
  ['g g g rect', false],
  ['.other rect', false],
  ['#d rect', true],
  ['#other rect', false],
  ['[data-look="classic"].node rect', true],
  ['[data-look="neo"].node rect', false],
  ['[data-look=classic] rect', true],
  ['[id$="-arrowhead"] rect', true],
  ['[id^="x"] rect', false],
  ['[class*="hot"] rect', true],
  ['[class~="hot"] rect', true],
  ['[data-look] rect', true],
])('%s matches: %s', (text, expected) => {
  expect(matches(rect, parseSelector(text)!)).toBe(expected)
})

test('what depends on the reader or on the page matches nothing', () => {
  expect(parseSelector('.node:hover')).toBeUndefined()
  expect(parseSelector(':root')).toBeUndefined()
  expect(parseSelector('')).toBeUndefined()
})

test('ids count more than classes, and these more than tags', () => {
  const weights = ['rect', 'g rect', '.a', 'rect.a', '.a.b', '#d'].map(
    (text) => parseSelector(text)!.specificity,
  )
  expect(weights).toEqual([...weights].sort((a, b) => a - b))
})
