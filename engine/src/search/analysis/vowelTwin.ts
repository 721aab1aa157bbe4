const pattern = /^(h|k|l|m|s|t|v|qu)([iy])(\p{M}*)$/u

/** The other spelling of a Vietnamese word that may end in `i` or `y`: `kĩ` and `kỹ`, `lí` and `lý`. */
export function vowelTwin(word: string): string | undefined {
  const [, start, vowel, marks = ''] = pattern.exec(word.normalize('NFD')) ?? []
  return start && (start + (vowel === 'i' ? 'y' : 'i') + marks).normalize('NFC')
}
