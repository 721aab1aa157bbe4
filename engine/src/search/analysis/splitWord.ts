const part = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu
/** A cheap first test, which most words fail. */
const mayHaveSeam = /[_\d]|.[A-Z]/
const hasSeam = /_|\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}/u

/** The parts of a name in code, in lower case: `getElementById`, `snake_case`, `utf8`. None for an ordinary word. */
export function splitWord(word: string): string[] {
  if (!mayHaveSeam.test(word) || !hasSeam.test(word)) return []
  const parts = (word.match(part) ?? []).map((piece) => piece.toLowerCase())
  return parts.length > 1 ? parts : []
}
