/** Letters of languages that put no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const word = /[\p{L}\p{M}\p{N}_]+(?:['’.:·,][\p{L}\p{M}\p{N}_]+)*/gu

/** The number of words in a text. Only scripts without spaces go through the segmenter, which is slow on long texts. */
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
