/**
 * Cuts a list into pieces of about a size; `mayCut` says whether a piece may begin with an item
 * after the one before it, and is told when the piece is too large already.
 */
export function cutParts<Item>(items: Item[], { size, weigh, mayCut = () => true }: CutRule<Item>): Item[][] {
  const parts: Item[][] = []
  let weight = Number.POSITIVE_INFINITY
  for (const [index, item] of items.entries()) {
    if (index === 0 || (weight >= size && mayCut(items[index - 1]!, item, weight >= tooLarge * size))) {
      parts.push([])
      weight = 0
    }
    parts.at(-1)!.push(item)
    weight += weigh(item)
  }
  return parts
}

const tooLarge = 1.2

interface CutRule<Item> {
  size: number
  weigh(item: Item): number
  mayCut?(before: Item, item: Item, isTooLarge: boolean): boolean
}
