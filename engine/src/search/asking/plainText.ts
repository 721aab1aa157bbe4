import { foldWord } from '../analysis/foldWord.ts'

/** The words of a text without marks and signs, so that neither keeps texts from being equal. */
export function plainText(text: string): string {
  return foldWord(text.normalize('NFC').toLowerCase())
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean)
    .join(' ')
}
