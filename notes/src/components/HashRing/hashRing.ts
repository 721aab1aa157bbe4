/** A point on the ring, at a share of the circle, and the server that put it there. */
export interface RingPoint {
  at: number
  server: string
}

/** A part of the circle; `to` is above `from`, and at most 1. */
export interface Arc {
  from: number
  to: number
  server: string
}

/** Puts some points of each server on the ring, in the order in which they lie. */
export function ringOf(servers: string[], pointsPerServer: number): RingPoint[] {
  const points = servers.flatMap((server) =>
    Array.from({ length: pointsPerServer }, (_, index) => ({ at: place(`${server}#${index}`), server })),
  )
  return points.sort((one, other) => one.at - other.at)
}

/** The server of a key: that of the first point clockwise from it. */
export function ownerAt(points: RingPoint[], at: number): string {
  return (points.find((point) => point.at >= at) ?? points[0]!).server
}

/** The place of a text on the circle, from 0 to below 1. */
export const place = (text: string) => murmur3(text) / 2 ** 32

/** What each server owns: all between one point and the next belongs to the next. */
export function arcsOf(points: RingPoint[]): Arc[] {
  const starts = [0, ...points.map(({ at }) => at)]
  const arcs = starts.map((from, index) => ({
    from,
    to: points[index]?.at ?? 1,
    server: (points[index] ?? points[0]!).server,
  }))
  return arcs.filter(({ from, to }) => to > from)
}

/** The parts of the circle that have another owner now, each with its new one. */
export function movedArcs(before: RingPoint[], after: RingPoint[]): Arc[] {
  const borders = [...new Set([0, 1, ...[...before, ...after].map(({ at }) => at)])].sort((a, b) => a - b)
  return borders.slice(1).flatMap((to, index) => {
    const [old, server] = [ownerAt(before, to), ownerAt(after, to)]
    return old === server ? [] : [{ from: borders[index]!, to, server }]
  })
}

/** How much of the circle arcs cover, from 0 to 1. */
export const coverage = (arcs: Arc[]) => arcs.reduce((sum, { from, to }) => sum + to - from, 0)

/** The share of keys that `hash % servers` moves to another server: those whose two remainders differ. */
export function movedByModulo(before: number, after: number): number {
  const values = Array.from({ length: before * after }, (_, value) => value)
  return values.filter((value) => value % before !== value % after).length / values.length
}

/** MurmurHash3 for 32 bits by Austin Appleby, with the seed 0. */
export function murmur3(text: string): number {
  const bytes = new TextEncoder().encode(text)
  let hash = 0
  for (let index = 0; index + 3 < bytes.length; index += 4) {
    hash = rotate(hash ^ scramble(wordAt(bytes, index, 4)), 13)
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0
  }
  const rest = bytes.length % 4
  if (rest > 0) hash ^= scramble(wordAt(bytes, bytes.length - rest, rest))
  return finish(hash ^ bytes.length)
}

/** Some bytes as one number, the first one lowest. */
function wordAt(bytes: Uint8Array, start: number, count: number): number {
  return bytes.subarray(start, start + count).reduceRight((word, byte) => (word << 8) | byte, 0)
}

const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits))
const scramble = (word: number) => Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593)

/** Lets each bit change about half of the others. */
function finish(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}
