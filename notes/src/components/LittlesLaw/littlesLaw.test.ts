import { expect, test } from 'vitest'
import { loadOf, timeInSystem } from './littlesLaw.ts'

test('50 requests a second that take 0.2 s are 10 at once, and 600 are more than 100 threads can do', () => {
  expect(loadOf({ rate: 50, seconds: 0.2, workers: 100 })).toMatchObject({ inside: 10, busy: 10, growth: 0 })
  const load = loadOf({ rate: 600, seconds: 0.2, workers: 100 })
  expect(load.inside).toBeCloseTo(120, 9)
  expect([load.busy, load.limit, load.growth]).toEqual([100, 500, 100])
})

test('a dependency that takes ten times as long fills the service at the same rate', () => {
  expect(loadOf({ rate: 50, seconds: 2, workers: 100 })).toMatchObject({ inside: 100, growth: 0 })
})

test('at its limit, a queue does not grow: 0.55 s with 110 workers is a little below 200 by rounding', () => {
  expect(loadOf({ rate: 200, seconds: 0.55, workers: 110 })).toMatchObject({ growth: 0, busy: 110 })
  expect(loadOf({ rate: 201, seconds: 0.55, workers: 110 }).growth).toBeCloseTo(1, 9)
})

test.each([
  [0, 1],
  [0.5, 2],
  [0.8, 5],
  [0.9, 10],
])(
  'with one server that is busy %d of the time, a request takes %d times its service time',
  (share, times) => {
    expect(timeInSystem(share, 1)).toBeCloseTo(times, 9)
  },
)

test('a server that is always busy never catches up', () => {
  expect(timeInSystem(1, 1)).toBe(Number.POSITIVE_INFINITY)
})

// The first is 1 / (1 - share²), as textbooks derive it for two; the others are from tables of Erlang's formula C.
test.each([
  [0.5, 2, 4 / 3],
  [0.8, 2, 1 / (1 - 0.64)],
  [0.8, 10, 1 + 0.40918 / 2],
])(
  'with the share %d busy, a request takes with %d servers %d times its service time',
  (share, count, times) => {
    expect(timeInSystem(share, count)).toBeCloseTo(times, 4)
  },
)

test('a hundred servers together hardly let anyone wait, though each is as busy', () => {
  expect(timeInSystem(0.9, 100)).toBeLessThan(1.03)
  expect(timeInSystem(0.9, 100)).toBeGreaterThan(1)
})
