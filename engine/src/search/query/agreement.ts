import { foldWord } from '../analysis/foldWord.ts'

/** How well a spelling in a text agrees with the typed word, if the two are equal without marks: 1 is best. */
export function agreement(typed: string, spelling: string, isTypedWordKnown: boolean): number {
  if (typed === spelling) return 1
  if (foldWord(typed) === typed) return 0.95
  if (isOnTheWay(typed, spelling)) return isTypedWordKnown ? 0.35 : 0.7
  return isTypedWordKnown ? 0.15 : 0.4
}

/** Whether a spelling has all typed marks and more: `ê` while typing `ệ`. */
function isOnTheWay(typed: string, spelling: string): boolean {
  const [given, full] = [typed, spelling].map((word) => [...word].map((letter) => letter.normalize('NFD')))
  return given!.every((letter, index) => {
    const other = full![index] ?? ''
    return [...letter].every((mark) => other.includes(mark) || (mark === 'd' && other === 'đ'))
  })
}
