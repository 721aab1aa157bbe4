import { expect, test } from 'vitest'
import { findCodeBlocks } from './findCodeBlocks.ts'
import { gatherPrograms } from './gatherPrograms.ts'

const gather = (text: string) => gatherPrograms(findCodeBlocks('a.md', text))

test('only blocks marked with the word "test" are run', () => {
  const text = '```python test\na\n```\n\n```python\nb\n```\n\n```python title="test"\nc\n```\n'
  expect(gather(text)).toEqual([{ page: 'a.md', language: 'python', line: 2, code: '\na' }])
})

test('blocks of one name are joined, each on the lines where it is', () => {
  const text = '```js test=sum\na\nb\n```\n\n```js test\nalone\n```\n\n```js test=sum\nc\n```\n'
  expect(gather(text)).toMatchObject([
    { line: 2, code: '\na\nb\n\n\n\n\n\n\n\nc' },
    { line: 7, code: '\n\n\n\n\n\nalone' },
  ])
})

test('one name in two languages makes two programs', () => {
  expect(gather('```js test=x\na\n```\n\n```java test=x\nb\n```\n')).toHaveLength(2)
})
