/**
 * The index of the last item of a sorted list whose key is not greater than a value; -1 if there is none. Binary
 * search.
 */
export function lastAtOrBefore<Item, Value extends string | number>(
  items: Item[],
  value: Value,
  keyOf: (item: Item) => Value,
): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (keyOf(items[middle]!) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}
