/** Joins words into an English list: `a, b or c`. */
export function listWords(words: string[], conjunction: 'and' | 'or'): string {
  const type = conjunction === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat('en-GB', { type }).format(words)
}
