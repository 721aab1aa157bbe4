import { expect, test } from 'vitest'
import { findCodeBlocks } from './findCodeBlocks.ts'

const find = (text: string) => findCodeBlocks('a.md', text)

test('a block knows its page, its first line, its language and the rest of the fence', () => {
  expect(find('Text\n\n```python tab="Python" test\nx = 1\n\ny = 2\n```\n')).toEqual([
    { page: 'a.md', line: 4, language: 'python', meta: 'tab="Python" test', code: 'x = 1\n\ny = 2' },
  ])
})

test('a block in a list loses the indentation of its fence only', () => {
  const [block] = find('1. Do\n\n   ```bash\n   if a\n     b\n\n   fi\n   ```\n')
  expect(block).toMatchObject({ line: 4, code: 'if a\n  b\n\nfi' })
})

test('a longer fence holds shorter ones', () => {
  expect(find('````md\n```js\nx\n```\n````\n\n~~~\ny\n~~~')).toMatchObject([
    { language: 'md', code: '```js\nx\n```' },
    { language: '', code: 'y' },
  ])
})

test('code in a line is no block', () => {
  expect(find('```not a fence``` and text')).toEqual([])
})
