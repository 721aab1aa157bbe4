import { expect, test } from 'vitest'
import { areGood, printScores } from './printScores.mjs'

const floors = { seo: 100, performance: 90 }
const good = { name: 'home, mobile', values: { seo: 100, performance: 90 }, failed: [] }
const bad = { name: 'tags', values: { seo: 92, performance: 99 }, failed: ['Links have no text'] }

test('a score below its floor is marked, and what cost points is reported', () => {
  expect(printScores([good, bad], floors)).toMatchInlineSnapshot(`
    "                         seo     performance
    home, mobile             100              90
    tags           below 100: 92              99

    tags: Links have no text"
  `)
})

test('scores are good when every one reaches its floor', () => {
  expect(areGood([good], floors)).toBe(true)
  expect(areGood([good, bad], floors)).toBe(false)
})
