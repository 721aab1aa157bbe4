const tones = { '\u0301': 's', '\u0300': 'f', '\u0309': 'r', '\u0303': 'x', '\u0323': 'j' }
const hats = { '\u0302': (letter) => letter, '\u0306': () => 'w', '\u031b': () => 'w' }

/** Ways in which a reader types words. */
export const waysOfTyping = {
  title: (words) => words,
  prefix: (words) => [...words.slice(0, -1), words.at(-1).slice(0, Math.ceil(words.at(-1).length * 0.7))],
  reorder: (words) => words.toReversed(),
  typo: (words) => words.map((word) => (word === longestOf(words) ? swapLetters(word) : word)),
  unmarked: (words) => words.map(unmark),
  telex: (words) => words.map(toTelex),
}

const longestOf = (words) => words.toSorted((one, other) => other.length - one.length)[0]

function swapLetters(word) {
  const at = Math.floor(word.length / 2)
  return word.length < 5 ? word : word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1)
}

function unmark(word) {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')
}

/** The Telex keys for a word, with the key of its tone at the end. */
function toTelex(word) {
  let [keys, tone] = ['', '']
  for (const letter of word.normalize('NFD').replaceAll('đ', 'dd'))
    if (tones[letter]) tone = tones[letter]
    else keys += hats[letter]?.(keys.at(-1)) ?? letter
  return keys + tone
}
