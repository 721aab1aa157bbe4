import { expect, test } from 'vitest'
import { pathBox } from './pathBox.ts'

/** What `getBBox` gives in Chromium. */
test.each([
  ['M10 20L30 50', [10, 20, 20, 30]],
  ['M10,20 30,50 0,0', [0, 0, 30, 50]],
  ['m10 20 l20 30 h-5 v-40 z', [10, 10, 20, 40]],
  ['M0 0H10V20', [0, 0, 10, 20]],
  ['M0 0C0 40 40 40 40 0', [0, 0, 40, 30]],
  ['M0 0Q20 40 40 0', [0, 0, 40, 20]],
  ['M0 0Q10 20 20 0T40 0', [0, -10, 40, 20]],
  ['M0 0C0 20 20 20 20 0S40 -20 40 0', [0, -15, 40, 30]],
  ['M0 0A20 20 0 0 1 40 0', [0, -20, 40, 20]],
  ['M0 0A20 20 0 0 0 40 0', [0, 0, 40, 20]],
  ['M0 0a10 30 0 1 1 20 0', [0, -30, 20, 30]],
  ['M0 0A0 0 0 0 1 40 10', [0, 0, 40, 10]],
  ['M-1.5e1-2.5l.5.5', [-15, -2.5, 0.5, 0.5]],
])('%s has its box', (d, expected) => {
  const { x, y, width, height } = pathBox(d)!
  for (const [index, actual] of [x, y, width, height].entries())
    expect(Math.abs(actual - expected[index]!), `${[x, y, width, height]}`).toBeLessThan(0.5)
})

test('a path that draws nothing has none', () => {
  expect(pathBox('')).toBeUndefined()
})
