import { expect, test } from 'vitest'
import { chooseTab, nextTab } from './tabState.ts'

const values = ['mac', 'win', 'linux']

test.each([
  [['win', 'linux', 'mac'], 'win'],
  [['amiga', 'linux', 'mac'], 'linux'],
  [[null, 'amiga', 'mac'], 'mac'],
  [[null, null, undefined], undefined],
])('of %j, %s is shown', (wishes, shown) => {
  expect(chooseTab(values, wishes)).toBe(shown)
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, undefined],
])('%s at tab %i moves the focus to %s', (key, index, next) => {
  expect(nextTab(key, index, 3)).toBe(next)
})
