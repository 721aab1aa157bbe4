/** All positions of a text within another, from first to last, without overlaps. */
export function indexesOf(wanted: string, text: string): number[] {
  const found: number[] = []
  if (wanted === '') return found
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) found.push(at)
  return found
}
