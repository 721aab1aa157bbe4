import { expect, test } from 'vitest'
import { moveSetting } from './planUpgrade.ts'

const move = (text: string) => moveSetting(text, ['former'], ['group', 'inner', 'now'])

test.each([
  [
    "export default defineConfig({\n  title: 'A',\n  // Why.\n  former: 'warn', // Also.\n  group: {\n    other: 1,\n  },\n})\n",
    "export default defineConfig({\n  title: 'A',\n  // Why.\n  // Also.\n  group: {\n    other: 1,\n    inner: { now: 'warn' },\n  },\n})\n",
  ],
  [
    'export default {\n  group: { inner: { other: 1 } },\n  former: [\n    1,\n  ],\n}\n',
    'export default {\n  group: { inner: { other: 1, now: [\n    1,\n  ] } },\n}\n',
  ],
  ['export default { former: 1 }', 'export default { group: { inner: { now: 1 } } }'],
  ["module.exports = { 'former': 1, a: 2 }", 'module.exports = { a: 2, group: { inner: { now: 1 } } }'],
  [
    'const group = { inner: {} }\nexport default () => ({ group, former: 1 })',
    'const group = { inner: {\n  now: 1,\n} }\nexport default () => ({ group, })',
  ],
  ['export default { title: 1 }', 'export default { title: 1 }'],
])('a setting is moved, and the rest stays: %j', (text, expected) => {
  expect(move(text)).toBe(expected)
  expect(move(expected)).toBe(expected)
})

test.each([
  'export default { former: 1, group: makeGroup() }',
  'export default { ...common, former: 1 }',
  'export default { former: 1, group: { inner: { now: 2 } } }',
  'const former = 1\nexport default { former }',
  'export default { former() {} }',
])('what only the author can move is left: %j', (text) => {
  expect(move(text)).toBeUndefined()
})
