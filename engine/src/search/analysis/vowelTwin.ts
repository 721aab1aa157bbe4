const pattern = /^(h|k|l|m|s|t|v|qu)([iy])(\p{M}*)$/u

/** Vietnamese writes some words with `i` or `y`: `kĩ` and `kỹ`, `lí` and `lý`. Gives the word with the other one. */
export function vowelTwin(word: string): string | undefined {
  const [, start, vowel, marks = ''] = pattern.exec(word.normalize('NFD')) ?? []
  return start && (start + (vowel === 'i' ? 'y' : 'i') + marks).normalize('NFC')
}
