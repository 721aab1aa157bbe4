import { expect, test } from 'vitest'
import { countedSection, countOf, createPlaceList, type PlaceGroup } from './placeList.ts'

function show({ thing, times, counts }: PlaceGroup) {
  return { thing, times, counts: counts.map((counted) => [countedSection(counted), countOf(counted)]) }
}

test('places come together by what stands there, in order, however they were added', () => {
  const places = createPlaceList(5)
  for (const [thing, section] of [
    [7, 4],
    [0, 2],
    [7, 0],
    [7, 4],
    [3, 1],
  ] as const)
    places.add(thing, section)
  expect(places.group(1).map(show)).toEqual([
    { thing: 0, times: 1, counts: [[2, 1]] },
    { thing: 3, times: 1, counts: [[1, 1]] },
    {
      thing: 7,
      times: 3,
      counts: [
        [0, 1],
        [4, 2],
      ],
    },
  ])
  expect(places.group(2).map(({ thing }) => thing)).toEqual([7])
})

test('there is room for many, and more of the same counts no more', () => {
  const places = createPlaceList(2)
  for (let index = 0; index < 5000; index++) places.add(index % 2, 1)
  expect(places.group(1).map(show)).toEqual(
    [0, 1].map((thing) => ({ thing, times: 2500, counts: [[1, 63]] })),
  )
})
