import { expect, test } from 'vitest'
import { layoutGraph } from './layoutGraph.ts'

/** Three folders, the notes of each in a ring, and one link between each two. */
const count = 60
const notes = Array.from({ length: count }, (_, at) => ({ folders: [`f${at % 3}`], weight: 2 }))
const links = notes.map((_, at): [number, number] => [at, (at + 3) % count])
const bridges: [number, number][] = [
  [0, 1],
  [1, 2],
]

test('the same notes have the same places, to the last digit', () => {
  const places = layoutGraph(notes, [...links, ...bridges])
  expect(places).toEqual(layoutGraph(notes, [...links, ...bridges]))
  // As computed on another machine: sums, products and square roots are exact everywhere.
  expect(places[7]).toMatchInlineSnapshot(`
    {
      "x": 69.2377412640567,
      "y": -177.37607761983867,
    }
  `)
})

test('no two notes are in one place, and the notes of a folder are nearer to its middle than to that of another', () => {
  const places = layoutGraph(notes, [...links, ...bridges])
  const middles = [0, 1, 2].map((folder) => {
    const inside = places.filter((_, at) => at % 3 === folder)
    return {
      x: inside.reduce((sum, { x }) => sum + x, 0) / inside.length,
      y: inside.reduce((sum, { y }) => sum + y, 0) / inside.length,
    }
  })
  for (const [at, place] of places.entries()) {
    const distances = middles.map(({ x, y }) => Math.hypot(x - place.x, y - place.y))
    expect(distances.indexOf(Math.min(...distances))).toBe(at % 3)
    for (const other of places.slice(at + 1))
      expect(Math.hypot(other.x - place.x, other.y - place.y)).toBeGreaterThan(12)
  }
})
