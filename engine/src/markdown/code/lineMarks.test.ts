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
