/** What British English writes so, and American English the other way. */
const pairs: [RegExp, string][] = [
  [/(?<=.[^aeiou][iy])s(?=(?:e[drs]?|ing|ations?)$)/, 'z'],
  [/(?<=.[^aeiou][iy])z(?=(?:e[drs]?|ing|ations?)$)/, 's'],
  [/(?<=[bilnv])our(?=$|s|e|i)/, 'or'],
  [/(?<=[bilnv])or(?=$|s|e|i)/, 'our'],
]

/** `synchronisation` and `synchronization`, `behaviour` and `behavior`: gives the word as the other side spells it. It need not exist. */
export function spellingTwin(word: string): string | undefined {
  if (!/^[a-z]{5,}$/.test(word)) return undefined
  const found = pairs.find(([pattern]) => pattern.test(word))
  return found && word.replace(...found)
}
