/** `oà oá ...` to `òa óa ...`: the letters that the tone moves between, and the tones in the same order on each. */
const pairs = [
  ['oa', 'oàoáoảoãoạ', 'òaóaỏaõaọa'],
  ['oe', 'oèoéoẻoẽoẹ', 'òeóeỏeõeọe'],
  ['uy', 'uỳuýuỷuỹuỵ', 'ùyúyủyũyụy'],
] as const
const older = new Map(
  pairs.flatMap(([, from, to]) => chunk(from).map((part, index) => [part, chunk(to)[index]!])),
)

/** Vietnamese writes the tone of a final `oa`, `oe`, `uy` on either letter: `hoà` and `hòa` are one word. This gives the second form. */
export function placeTone(word: string): string {
  const end = word.slice(-2)
  const placed = older.get(end)
  return placed !== undefined && word.at(-3) !== 'q' ? word.slice(0, -2) + placed : word
}

function chunk(letters: string): string[] {
  return letters.match(/../g)!
}
