import { listWords } from '../../std/listWords.ts'

/** Names in quotation marks, as a list: `"a", "b" and "c"`. */
export function quoted(words: string[], conjunction: 'and' | 'or' = 'and'): string {
  return listWords(
    words.map((word) => `"${word}"`),
    conjunction,
  )
}
