import { weightOfWord } from './commonWords.ts'

/** Possible inflections of an English word: plural and singular, `-ed`, `-ing`. Not all of them exist. */
export function inflections(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return []
  const stems = [word, ...stemsOf(word)].filter((stem) => stem.length >= 3)
  const forms = stems.flatMap((stem) => [stem, ...formsOf(stem)])
  return [...new Set(forms)].filter((form) => form !== word)
}

const endings: [RegExp, string[]][] = [
  [/ies$/, ['y']],
  [/(?<=s|x|z|ch|sh)es$/, ['']],
  [/(?<=[^su])s$/, ['']],
  [/ied$/, ['y']],
  [/([^aeiou])\1ed$/, ['$1', '$1$1']],
  [/ed$(?<=[aeiou].*ed)/, ['', 'e']],
  [/([^aeiou])\1ing$/, ['$1', '$1$1']],
  [/ing$(?<=[aeiouy].*ing)/, ['', 'e']],
]

function stemsOf(word: string): string[] {
  const found = endings.find(([ending]) => ending.test(word))
  return found ? found[1].map((stem) => word.replace(found[0], stem)) : []
}

function formsOf(stem: string): string[] {
  const bare = stem.replace(/e$/, '')
  const plural = /[^aeiou]y$/.test(stem)
    ? `${stem.slice(0, -1)}ies`
    : stem + (/(?:s|x|z|ch|sh)$/.test(stem) ? 'es' : 's')
  const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(stem) ? stem + stem.at(-1) : bare
  return [plural, `${bare}ed`, `${bare}ing`, `${doubled}ed`, `${doubled}ing`]
}

/** Endings that make a word of another. */
const derived = /(?:i[sz](?:e[drs]?|ing|ation)|ations?|ions?|(?:al)?ly|ments?|ers?|able)$/

/** What a word may be made of, likeliest first: `secure` for `securely`. Not all exist; common words are left out. */
export function origins(word: string): string[] {
  const stem = word.replace(derived, '')
  if (stem === word || stem.length < 3) return []
  return [stem, `${stem}e`, `${stem}ate`].filter((origin) => weightOfWord(origin) === 1)
}

/** British endings with their American counterparts, and the other way round. */
const pairs: [RegExp, string][] = [
  [/(?<=.[^aeiou][iy])s(?=(?:e[drs]?|ing|ations?)$)/, 'z'],
  [/(?<=.[^aeiou][iy])z(?=(?:e[drs]?|ing|ations?)$)/, 's'],
  [/(?<=[bilnv])our(?=$|s|e|i)/, 'or'],
  [/(?<=[bilnv])or(?=$|s|e|i)/, 'our'],
]

/**
 * The British or American spelling of a word written the other way: `synchronisation` and `synchronization`,
 * `behaviour` and `behavior`. It need not exist.
 */
export function spellingTwin(word: string): string | undefined {
  if (!/^[a-z]{5,}$/.test(word)) return undefined
  const found = pairs.find(([pattern]) => pattern.test(word))
  return found && word.replace(...found)
}

const pattern = /^(h|k|l|m|s|t|v|qu)([iy])(\p{M}*)$/u

/** The other spelling of a Vietnamese word that may end in `i` or `y`: `kĩ` and `kỹ`, `lí` and `lý`. */
export function vowelTwin(word: string): string | undefined {
  const [, start, vowel, marks = ''] = pattern.exec(word.normalize('NFD')) ?? []
  return start && (start + (vowel === 'i' ? 'y' : 'i') + marks).normalize('NFC')
}
