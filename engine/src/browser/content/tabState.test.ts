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
  ['ArrowRight', 0, 1, 2],
  ['ArrowRight', 2, 0, 1],
  ['ArrowLeft', 0, 2, 1],
  ['Home', 2, 0, 0],
  ['End', 0, 2, 2],
  ['Enter', 0, undefined, undefined],
])(
  '%s at tab %i moves the focus to %s, and to %s where the first is at the right',
  (key, index, next, mirrored) => {
    expect(nextTab(key, { index, count: 3, isMirrored: false })).toBe(next)
    expect(nextTab(key, { index, count: 3, isMirrored: true })).toBe(mirrored)
  },
)
