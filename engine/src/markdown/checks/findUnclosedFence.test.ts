import { expect, test } from 'vitest'
import { findUnclosedFence } from './findUnclosedFence.ts'

test.each([
  ['Text.\n\n```js\nlet a\n\n## Next', 3, '```js'],
  ['```\na\n```\n\n~~~ sh\nb\n', 5, '~~~ sh'],
  ['- a\n\n  ```js\n  b\n\n# C', 3, '```js'],
])('%j has a fence that nothing closes', (text, line, written) => {
  expect(findUnclosedFence(text)).toEqual({ line, written })
})

test.each([
  'Text with ``` in it.',
  '```js\na\n```',
  '````md\n```js\n````\n',
  '- a\n  ```js\n  b\n  ```\n\n> ```\n> c\n> ```\n',
  '{/* ``` */}\n\n<!--\n```\n-->',
  '`````\na\n``````',
])('all fences of %j are closed', (text) => {
  expect(findUnclosedFence(text)).toBeUndefined()
})
