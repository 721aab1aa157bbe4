import { expect, test } from 'vitest'
import { applyLineMarks } from './lineMarks.ts'

const apply = (code: string) => {
  const marked = applyLineMarks({ code, lineClasses: new Map([[0, ['theme-code-block-highlighted-line']]]) })
  return [marked.code, [...marked.lineClasses].filter(([line]) => line > 0)]
}

test.each([
  ['x\na() // [!code ++]', 'x\na()', 'code-line-inserted'],
  ['x\na # [!code --]', 'x\na', 'code-line-deleted'],
  ['x\n<b> <!-- [!code focus] -->', 'x\n<b>', 'code-line-focused'],
  ['x\na {/* [!code ++] */}', 'x\na', 'code-line-inserted'],
  ['x\nselect 1 -- [!code ++]', 'x\nselect 1', 'code-line-inserted'],
  ['x\na() // [!code error]', 'x\na()', 'code-line-error'],
  ['x\na # [!code warning]', 'x\na', 'code-line-warning'],
  ['x\na // [!code hl]', 'x\na', 'theme-code-block-highlighted-line'],
])('%j marks its last line', (code, without, className) => {
  expect(apply(code)).toEqual([without, [[1, [className]]]])
})

test('a mark in the middle of a line, and a comment that is not a mark, stay', () => {
  for (const code of ['x\n// [!code ++] a', 'x\na // [!code huh]', 'x\n"[!code ++]"'])
    expect(apply(code)).toEqual([code, []])
})

test('a line can have more than one mark', () => {
  const { lineClasses } = applyLineMarks({ code: 'a // [!code ++]', lineClasses: new Map([[0, ['one']]]) })
  expect(lineClasses.get(0)).toEqual(['one', 'code-line-inserted'])
})

test('a mark with a number is for as many lines', () => {
  const inserted = ['code-line-inserted']
  expect(apply('x\na // [!code ++:2]\nb\nc')).toEqual([
    'x\na\nb\nc',
    [
      [1, inserted],
      [2, inserted],
    ],
  ])
  expect(apply('x\na // [!code ++:9]')).toEqual(['x\na', [[1, inserted]]])
})

test('a mark that is alone on its line is for the lines below, and its line goes', () => {
  const code = 'x\n// [!code error:2]\na\nb\nc'
  expect(apply(code)).toEqual([
    'x\na\nb\nc',
    [
      [1, ['code-line-error']],
      [2, ['code-line-error']],
    ],
  ])
  const marked = applyLineMarks({ code: '// [!code ++]\na\nb', lineClasses: new Map([[2, ['one']]]) })
  expect([...marked.lineClasses]).toEqual([
    [0, ['code-line-inserted']],
    [1, ['one']],
  ])
})

test('marks within a block of code in a text of Markdown are shown, those around it count', () => {
  const code = 'a <!-- [!code ++] -->\n```js\nb // [!code --]\n```\nc <!-- [!code ++] -->'
  const shown = 'a\n```js\nb // [!code --]\n```\nc'
  const inserted = ['code-line-inserted']
  const { code: text, lineClasses } = applyLineMarks({ code, lineClasses: new Map() }, 'mdx')
  expect([text, [...lineClasses]]).toEqual([
    shown,
    [
      [0, inserted],
      [4, inserted],
    ],
  ])
})
