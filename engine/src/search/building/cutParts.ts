/** Cuts a list into parts. Each part ends with the item that reaches the size. */
export function cutParts<Item>(items: Item[], size: number, weights: number[]): Item[][] {
  const parts: Item[][] = []
  let weight = Number.POSITIVE_INFINITY
  for (const [index, item] of items.entries()) {
    if (weight >= size) {
      parts.push([])
      weight = 0
    }
    parts.at(-1)!.push(item)
    weight += weights[index]!
  }
  return parts
}
