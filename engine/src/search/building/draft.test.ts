import { expect, test } from 'vitest'
import { countedSection, countIn, countOf, emptyForm } from './draft.ts'

/** Counts a form in these sections; gives each with how often it was counted. */
function countAll(sections: number[]): [section: number, count: number][] {
  const form = emptyForm('word')
  for (const section of sections) countIn(section, form)
  return form.counts.map((counted) => [countedSection(counted), countOf(counted)])
}

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

test('forms that were not counted share nothing with those that were', () => {
  countAll([1, 2])
  expect(emptyForm('other').counts).toEqual([])
})
