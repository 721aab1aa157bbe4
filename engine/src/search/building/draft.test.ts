import { expect, test } from 'vitest'
import { countedSection, countOf, countSections } from './draft.ts'

/** Counts these sections; gives each with how often it was counted. */
const countAll = (sections: number[]) =>
  Array.from(countSections(sections), (counted) => [countedSection(counted), countOf(counted)])

test('places are counted section by section', () => {
  expect(countAll([0, 2, 2, 900_000])).toEqual([
    [0, 1],
    [2, 2],
    [900_000, 1],
  ])
})

test('more of the same in one section counts only once, and leaves the next one alone', () => {
  expect(countAll([...Array<number>(100).fill(4), 5])).toEqual([
    [4, 63],
    [5, 1],
  ])
})

test('counts are written into the room that is given, and take no more of it than they need', () => {
  const room = new Uint32Array(5)
  const counts = countSections([1, 1, 2], 0, room)
  expect(counts).toHaveLength(2)
  expect(counts.buffer).toBe(room.buffer)
  expect([...room.subarray(2)]).toEqual([0, 0, 0])
})
