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
