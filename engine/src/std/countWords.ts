/** Letters of languages that put no blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const word = /[\p{L}\p{M}\p{N}_]+(?:['’.:·,][\p{L}\p{M}\p{N}_]+)*/gu

/** How many words a text has. Only what is written without blanks goes to the segmenter, which is slow on long texts. */
export function countWords(text: string): number {
  let count = 0
  const spaced = text.replace(unspaced, (run) => {
    count += countUnspaced(run)
    return ' '
  })
  return count + (spaced.match(word)?.length ?? 0)
}

function countUnspaced(run: string): number {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(run)
  return [...segments].filter(({ isWordLike }) => isWordLike).length
}
