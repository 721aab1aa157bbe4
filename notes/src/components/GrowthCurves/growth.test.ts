import { expect, test } from 'vitest'
import { curveOf, formatCount, formatTime, growths } from './growth.ts'

const time = (name: string, n: number) => formatTime(growths.find((each) => each.name === name)!.steps(n))

test.each([
  ['2ⁿ', 50, '130 days'],
  ['n³', 1000, '10 s'],
  ['n²', 1e5, '1.7 minutes'],
  ['n³', 1e5, '116 days'],
  ['n²', 1e6, '2.8 hours'],
  ['n³', 1e6, '317 years'],
  ['n log n', 1e6, '199 ms'],
  ['2ⁿ', 200, 'longer than the universe is old'],
  ['2ⁿ', 1e6, 'longer than the universe is old'],
])('%s takes, for n = %d, the time that the table of the note gives: %s', (name, n, expected) => {
  expect(time(name, n)).toBe(expected)
})

test('numbers have three digits, or a power of ten', () => {
  expect([9.96578, 282.19, 125_000, 1e9, 2 ** 50].map(formatCount)).toEqual([
    '10',
    '282',
    '125,000',
    '1.0 × 10⁹',
    '1.1 × 10¹⁵',
  ])
})

test('a curve ends where it leaves the picture', () => {
  const square = curveOf(growths[3]!, 100, 2500)
  expect(square.at(-1)![1]).toBe(1)
  expect(square.at(-1)![0]).toBeCloseTo(0.49, 1)
  expect(curveOf(growths[1]!, 100, 2500).at(-1)).toEqual([1, 0.04])
})
