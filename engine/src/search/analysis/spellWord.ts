import { foldWord } from './foldWord.ts'
import { placeTone } from './placeTone.ts'
import { splitWord } from './splitWord.ts'

/** The forms of a word that building and asking share. */
export interface Spelling {
  /** Lower case, with its marks. */
  exact: string
  /** Without marks. */
  folded: string
  /** What a name in code is made of, folded. */
  parts: string[]
}

const longestWord = 40

/** Most words of English texts are their own spelling. */
const isPlain = /^[a-z]{1,40}$/
const noParts: string[] = []

/** The spellings by which a word is kept and looked up. */
export function spellWord(written: string): Spelling {
  if (isPlain.test(written)) return { exact: written, folded: written, parts: noParts }
  const exact = placeTone(written.slice(0, longestWord).toLowerCase())
  const parts = splitWord(written)
  return { exact, folded: foldWord(exact), parts: parts.length > 0 ? parts.map(foldWord) : parts }
}
