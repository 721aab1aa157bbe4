import { foldWord } from './foldWord.ts'
import { placeTone } from './placeTone.ts'
import { splitWord } from './splitWord.ts'

/** The forms of a word that indexing and searching share. */
export interface Spelling {
  /** Lower case, with its marks. */
  exact: string
  /** Without marks. */
  folded: string
  /** The parts of a name in code, folded. */
  parts: string[]
}

const longestWord = 40

/** Fast path: most words of English texts are their own spelling. */
const isPlain = /^[a-z]{1,40}$/
const noParts: string[] = []

/** The forms by which a word is indexed and looked up. */
export function spellWord(written: string): Spelling {
  if (isPlain.test(written)) return { exact: written, folded: written, parts: noParts }
  const exact = placeTone(written.slice(0, longestWord).toLowerCase())
  const parts = splitWord(written)
  return { exact, folded: foldWord(exact), parts: parts.length > 0 ? parts.map(foldWord) : parts }
}
