/** Vietnamese writes some words with `i` or `y`: `kĩ` and `kỹ`, `lí` and `lý`. Gives the folded form with the other one. */
export function vowelTwin(folded: string): string | undefined {
  const [, start, vowel] = /^(h|k|l|m|s|t|v|qu)([iy])$/.exec(folded) ?? []
  return start && start + (vowel === 'i' ? 'y' : 'i')
}
