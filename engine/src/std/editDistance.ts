/**
 * Damerau-Levenshtein distance (optimal string alignment): the number of letters added, removed, changed, or two
 * swapped. Returns `limit` as soon as the distance cannot be smaller.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) >= limit) return limit
  let beforePrevious: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const cost = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (isSame ? 0 : 1),
      )
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = isSwap ? Math.min(cost, beforePrevious[column - 2]! + 1) : cost
    }
    if (Math.min(...current) >= limit) return limit
    beforePrevious = previous
    previous = current
  }
  return previous[b.length]!
}
