/** Letters of Latin-1 and Latin Extended-A that Unicode cannot decompose into a plain letter and a mark. */
const plainLetters = new Map(
  'Æ=Ae æ=ae Đ=D đ=d Ð=D ð=d Ø=O ø=o Þ=Th þ=th ß=ss Ł=L ł=l Œ=Oe œ=oe Ħ=H ħ=h Ŧ=T ŧ=t ı=i'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/**
 * A word: a run of capitals, a lower-case word with or without a first capital, a run of other letters, or a number.
 */
const word = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[\p{Lo}\p{Lm}]+|\p{N}+/gu

/**
 * The words of a text in lower case, joined by hyphens: `DevOps tools` becomes `dev-ops-tools`.
 * Western European marks are dropped; letters beyond them, such as `ế`, stay as they are.
 */
export function kebabCase(text: string): string {
  const plain = text.normalize('NFC').replace(/['’]/g, '').replace(/[À-ſ]/g, withoutMark)
  return (plain.match(word) ?? []).join('-').toLowerCase()
}

function withoutMark(letter: string): string {
  return plainLetters.get(letter) ?? letter.normalize('NFD').charAt(0)
}
