import { expect, test } from 'vitest'
import { applyMatrix, type Point, parseTransform } from './box.ts'

test.each<[string | null, Point]>([
  [null, [10, 0]],
  ['', [10, 0]],
  ['translate(5, 7)', [15, 7]],
  ['translate(5)', [15, 0]],
  ['scale(2)', [20, 0]],
  ['scale(2, 3) translate(1 1)', [22, 3]],
  ['rotate(90)', [0, 10]],
  ['rotate(90, 10, 10)', [20, 10]],
  ['matrix(1 0 0 1 3 4)', [13, 4]],
  ['skewX(10)', [10, 0]],
])('%s moves the point (10, 0)', (text, [x, y]) => {
  const [movedX, movedY] = applyMatrix(parseTransform(text), [10, 0])
  expect(movedX).toBeCloseTo(x)
  expect(movedY).toBeCloseTo(y)
})
