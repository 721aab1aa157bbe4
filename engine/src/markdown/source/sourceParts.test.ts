import { expect, test } from 'vitest'
import { withoutModuleCode } from './sourceParts.ts'

test('imports, exports, comments and ids of headings go, with the lines that they leave empty', () => {
  const note = `import Chart from '../Chart'
import { a } from 'b'

export const meta = { a: 1 }

{/* not for readers */}

## Part one {#one}

Text <!-- a word --> on.`
  expect(withoutModuleCode(note)).toBe('\n\n## Part one\n\nText  on.')
})

test('blocks of code stay as they are', () => {
  const block = "```js\nimport a from 'b'\n\n\n\n// <!-- kept -->\n# also {#kept}\n```"
  expect(withoutModuleCode(block)).toBe(block)
})

test('a line that ends in two blanks still breaks', () => {
  expect(withoutModuleCode('one  \ntwo   \nthree')).toBe('one  \ntwo\nthree')
})
