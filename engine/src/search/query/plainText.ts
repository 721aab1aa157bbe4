import { foldWord } from '../analysis/foldWord.ts'

/** The words of a text in lower case, without marks and punctuation, for comparing texts. */
export function plainText(text: string): string {
  return foldWord(text.normalize('NFC').toLowerCase())
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean)
    .join(' ')
}
