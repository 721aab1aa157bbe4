/** The endings whose tone can stand on either letter: `oà oá ...` and `òa óa ...`, with the tones in the same order. */
const pairs = [
  ['oa', 'oàoáoảoãoạ', 'òaóaỏaõaọa'],
  ['oe', 'oèoéoẻoẽoẹ', 'òeóeỏeõeọe'],
  ['uy', 'uỳuýuỷuỹuỵ', 'ùyúyủyũyụy'],
] as const
const older = new Map(
  pairs.flatMap(([, from, to]) => chunk(from).map((part, index) => [part, chunk(to)[index]!])),
)

/**
 * Normalizes the place of a Vietnamese tone. A final `oa`, `oe` or `uy` may carry it on either letter, so `hoà` and
 * `hòa` are one word; the result is the second form.
 */
export function placeTone(word: string): string {
  const end = word.slice(-2)
  const placed = older.get(end)
  return placed !== undefined && word.at(-3) !== 'q' ? word.slice(0, -2) + placed : word
}

function chunk(letters: string): string[] {
  return letters.match(/../g)!
}
