/** A word without its marks: `hệ` becomes `he`, `đường` becomes `duong`. The number of letters stays the same. */
export function foldWord(word: string): string {
  if (isPlain.test(word)) return word
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đð]/g, 'd')
}

const isPlain = /^[\0-\x7f]*$/
