import { expect, test } from 'vitest'
import { planReviews } from './planReviews.ts'

test('each gap between reviews is longer than the one before, and all come in time', () => {
  expect(planReviews('new', 60).days).toEqual([1, 3, 7, 15, 31])
  expect(planReviews('familiar', 60).days).toEqual([2, 7, 20, 53])
  expect(planReviews('nearly', 60).days).toEqual([4, 16, 52])
})

test('a review comes when a fifth would be forgotten, and brings all of it back', () => {
  const { curve } = planReviews('new', 60)
  const shares = curve.filter(([day]) => day === 3).map(([, share]) => Number(share.toFixed(2)))
  expect(shares).toEqual([0.8, 1])
})

test('more is kept with reviews than without', () => {
  const { kept, keptWithout } = planReviews('nearly', 100)
  expect(kept).toBeGreaterThan(0.75)
  expect(keptWithout).toBeLessThan(0.05)
})
