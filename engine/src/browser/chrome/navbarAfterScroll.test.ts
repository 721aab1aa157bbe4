import { expect, test } from 'vitest'
import { navbarAfterScroll } from './navbarAfterScroll.ts'

const sizes = { navbarHeight: 60, viewportHeight: 800, documentHeight: 3000 }
const scroll = (from: number, to: number, isShown: boolean) =>
  navbarAfterScroll(isShown, { from, to, ...sizes })

test('[S109] down hides, up shows', () => {
  expect(scroll(500, 600, true)).toBe(false)
  expect(scroll(600, 599, false)).toBe(true)
})

test('[S109] within its own height of the top it always shows', () => {
  expect(scroll(0, 59, true)).toBe(true)
  expect(scroll(600, 0, false)).toBe(true)
  expect(scroll(0, 60, true)).toBe(false)
})

test('[S109] the bounce at the very end of the page does not show it', () => {
  expect(scroll(2210, 2200, false)).toBe(false)
  expect(scroll(2210, 2100, false)).toBe(true)
})

test('[S109] a scroll to where the page already is changes nothing', () => {
  expect(scroll(600, 600, true)).toBe(true)
  expect(scroll(600, 600, false)).toBe(false)
})
