/** Where each of many things stands, every time that it does. Things and sections are numbered. */
export interface PlaceList {
  add(thing: number, section: number): void
  /** The places of each thing that stands at least so often, in the order of things. */
  group(least: number): PlaceGroup[]
}

export interface PlaceGroup {
  thing: number
  /** How often it stands there. */
  times: number
  /** Sections in order, each with how often it stands in it (`countedSection`, `countOf`). */
  counts: number[]
}

/** A place is one number, thing before section: so sorting them brings together what belongs together. */
export function createPlaceList(sectionCount: number): PlaceList {
  let places: Float64Array = new Float64Array(1024)
  let length = 0
  return {
    add(thing, section) {
      if (length === places.length) places = enlarge(places)
      places[length++] = thing * sectionCount + section
    },
    group(least) {
      const sorted = places.subarray(0, length).sort()
      const groups: PlaceGroup[] = []
      for (let start = 0, end = 0; start < length; start = end) {
        const thing = Math.floor(sorted[start]! / sectionCount)
        while (end < length && sorted[end]! < (thing + 1) * sectionCount) end++
        if (end - start < least) continue
        const counts = countSections(sorted.subarray(start, end), thing * sectionCount)
        groups.push({ thing, times: end - start, counts })
      }
      return groups
    },
  }
}

/** More of the same in one section is not counted. */
const most = 63

function countSections(places: Float64Array, first: number): number[] {
  const counts: number[] = []
  for (let start = 0, end = 0; start < places.length; start = end) {
    while (end < places.length && places[end] === places[start]) end++
    counts.push((places[start]! - first) * (most + 1) + Math.min(end - start, most))
  }
  return counts
}

/** The section in what `countSections` made, and how often the word stands there. */
export const countedSection = (counted: number) => Math.floor(counted / (most + 1))
export const countOf = (counted: number) => counted % (most + 1)

function enlarge(places: Float64Array): Float64Array {
  const larger = new Float64Array(2 * places.length)
  larger.set(places)
  return larger
}
