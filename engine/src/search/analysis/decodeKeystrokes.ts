const tones: Record<string, string> = {
  s: '\u0301',
  f: '\u0300',
  r: '\u0309',
  x: '\u0303',
  j: '\u0323',
  1: '\u0301',
  2: '\u0300',
  3: '\u0309',
  4: '\u0303',
  5: '\u0323',
}

/** Letters that the Vietnamese input methods Telex and VNI write with several keys. */
const letters: [RegExp, string][] = [
  [/aa|a6/, 'â'],
  [/ee|e6/, 'ê'],
  [/oo|o6/, 'ô'],
  [/dd|d9/, 'đ'],
  [/aw|a8/, 'ă'],
  [/uow|uo7|u7o7/, 'ươ'],
  [/ow|o7/, 'ơ'],
  [/uw|u7/, 'ư'],
]

const vowels = 'aăâeêioôơuưy'
const syllable = new RegExp(
  `^(?:ngh?|[gkp]h|ch|t[hr]|nh|gi|qu|[bcdđghklmnprstvx])?[${vowels}]{1,3}(?:ch|n[gh]|[cmnpt])?$`,
)

/** Whether a word without marks is spelled as a Vietnamese syllable may be. */
export const isSyllable = (word: string) => syllable.test(word)

/**
 * Decodes a word typed with Vietnamese keystrokes (Telex or VNI) while the input method was off: `heej` and `he65` give
 * `hệ`. Undefined if it is not a Vietnamese syllable.
 */
export function decodeKeystrokes(typed: string): string | undefined {
  if (!/^[a-z][a-z\d]{0,15}$/.test(typed)) return undefined
  const tone = tones[/[sfrxj1-5]/.exec(typed.slice(1))?.[0] ?? '']
  const toneless = tone ? typed[0] + typed.slice(1).replace(/[sfrxj1-5]/, '') : typed
  const bare = decodeLetters(toneless)
  if ((bare === typed && !tone) || !syllable.test(bare)) return undefined
  return tone ? putTone(bare, tone) : bare
}

/** Decodes letters with marks. The key of a mark may come at the end of the word: `duongw`, `hee`, `he6`. */
function decodeLetters(word: string): string {
  const near = letters.reduce((text, [keys, letter]) => text.replace(keys, letter), word)
  return near
    .replace(/uo(.*)[w7]$/, 'ươ$1')
    .replace(/([aou])(.*)w$/, (_, vowel: string, rest: string) => ({ a: 'ă', o: 'ơ', u: 'ư' })[vowel] + rest)
    .replace(
      /([aeo])([^aeo]*)(?:\1|6)$/,
      (_, vowel: string, rest: string) => ({ a: 'â', e: 'ê', o: 'ô' })[vowel] + rest,
    )
}

/**
 * Puts the tone on the vowel with a mark; else, of several final vowels, on the last but one; else on the last vowel.
 */
function putTone(word: string, tone: string): string {
  const marked = [...word].findLastIndex((letter) => 'ăâêôơư'.includes(letter))
  const run = new RegExp(`(?:(?<=^q)u|(?<=^g)i(?=[${vowels}]))?[${vowels}]+`).exec(word)!
  const skipped = /^(?:qu|gi[aăâeêoôơuư])/.test(word) ? 1 : 0
  const [first, last] = [run.index + skipped, run.index + run[0].length - 1]
  const isOpen = last === word.length - 1
  const place = marked >= 0 ? marked : first === last || !isOpen ? last : last - 1
  return (word.slice(0, place + 1) + tone + word.slice(place + 1)).normalize('NFC')
}
