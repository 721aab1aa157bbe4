import { expect, test } from 'vitest'
import { delay, jumpAhead, minimum, speed, trickle, trickleEvery } from './progressBar.ts'

test('[S113][S148] the bar begins at 0.08 after 200 ms and steps every 800 ms at a speed of 200 ms', () => {
  expect({ delay, minimum, speed, trickleEvery }).toEqual({
    delay: 200,
    minimum: 0.08,
    speed: 200,
    trickleEvery: 800,
  })
})

test('[S113] a step is at most 0.02 and never leads past 0.994', () => {
  expect(trickle(0.5, 1)).toBeCloseTo(0.52)
  expect(trickle(0.5, 0)).toBe(0.5)
  expect(trickle(0.99, 1)).toBe(0.994)
})

test('at the end the bar jumps by 0.3 to 0.8 before it is full', () => {
  expect(jumpAhead(0.08, 0)).toBeCloseTo(0.38)
  expect(jumpAhead(0.08, 1)).toBeCloseTo(0.88)
  expect(jumpAhead(0.9, 1)).toBe(0.994)
})
