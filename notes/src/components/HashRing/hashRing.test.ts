import { expect, test } from 'vitest'
import { arcsOf, coverage, movedArcs, movedByModulo, murmur3, ownerAt, place, ringOf } from './hashRing.ts'

test.each([
  ['', 0],
  ['test', 0xba6bd213],
  ['Hello, world!', 0xc0363e43],
  ['The quick brown fox jumps over the lazy dog', 0x2e4ff723],
])('MurmurHash3 of "%s" is as published', (text, hash) => {
  expect(murmur3(text)).toBe(hash)
})

const servers = ['A', 'B', 'C', 'D', 'E']

test('the arcs cover the circle, and each belongs to the owner of the keys in it', () => {
  const points = ringOf(servers, 20)
  const arcs = arcsOf(points)
  expect(coverage(arcs)).toBeCloseTo(1, 12)
  for (const { from, to, server } of arcs) expect(ownerAt(points, (from + to) / 2)).toBe(server)
})

test('a key behind the last point belongs to the first one', () => {
  expect(
    ownerAt(
      [
        { at: 0.2, server: 'A' },
        { at: 0.6, server: 'B' },
      ],
      0.7,
    ),
  ).toBe('A')
})

test('a server that joins takes keys, and none move between the others', () => {
  const moved = movedArcs(ringOf(servers, 200), ringOf([...servers, 'F'], 200))
  expect(new Set(moved.map(({ server }) => server))).toEqual(new Set(['F']))
  expect(coverage(moved)).toBeCloseTo(1 / 6, 1)
})

test('a server that leaves gives away its own keys only', () => {
  const before = ringOf(servers, 10)
  const moved = movedArcs(before, ringOf(servers.slice(0, 4), 10))
  expect(coverage(moved)).toBeCloseTo(coverage(arcsOf(before).filter(({ server }) => server === 'E')), 12)
})

test('modulo moves 25 of 30 keys from five servers to six', () => {
  expect(movedByModulo(5, 6)).toBeCloseTo(25 / 30, 12)
  expect(movedByModulo(10, 9)).toBeCloseTo(0.9, 12)
})

test('a text has the same place each time', () => {
  expect(place('key')).toBe(place('key'))
})
