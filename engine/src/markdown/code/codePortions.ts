import type { Token as PrismToken } from 'prismjs'

type Token = string | PrismToken

/**
 * What a grammar reads at once, in characters. Many need four times as long for twice the code; for this much, the
 * slowest needs a second.
 */
const portion = 10_000
/** What is read again with the next portion, so that a comment or a string is seen whole by one of the two. */
const overlap = 2000

/** The tokens of code; long code is read in portions. */
export function tokenizeInPortions(code: string, tokenize: (code: string) => Token[]): Token[] {
  const tokens: Token[] = []
  for (let start = 0; start < code.length; ) {
    const text = code.slice(start, start + portion)
    const found = tokenize(text)
    const end = start + text.length < code.length ? findEnd(text, found) : text.length
    for (const token of take(found, end)) tokens.push(token)
    start += end
  }
  return tokens
}

/**
 * Where a portion ends: before the overlap, at the last line that begins outside of all tokens, if there is one. Lines
 * that are not indented rarely are within anything.
 */
function findEnd(text: string, tokens: Token[]): number {
  let [at, ofAny, ofOuter] = [0, 0, 0]
  for (const token of tokens) {
    const next = at + lengthOf(token)
    if (next > portion - overlap) break
    const start = typeof token === 'string' ? at + token.lastIndexOf('\n') + 1 : at
    if (start > at) ofAny = start
    if (start > at && /\S/.test(text[start] ?? '')) ofOuter = start
    at = next
  }
  return [ofOuter, ofAny].find((end) => end > portion / 2) ?? text.length
}

const lengthOf = (token: Token | Token[]): number => {
  if (Array.isArray(token)) return token.reduce((length, each) => length + lengthOf(each), 0)
  return typeof token === 'string' ? token.length : lengthOf(token.content as Token | Token[])
}

/** The tokens of the first letters. */
function* take(tokens: Token[], length: number): Generator<Token> {
  let left = length
  for (const token of tokens) {
    if (left <= 0) return
    yield typeof token === 'string' ? token.slice(0, left) : token
    left -= lengthOf(token)
  }
}

/** Longer words are data, such as a certificate, which nobody reads. */
const longestWord = 500

/**
 * Takes the middle of long words out of code before it is read. `restore` puts it back into the texts that the shorter
 * code was divided into.
 */
export function shortenWords(code: string): { text: string; restore: (texts: string[]) => string[] } {
  const middles = findMiddles(code)
  const pieces = [...middles, { start: code.length }].map(({ start }, number) =>
    code.slice(middles[number - 1]?.end ?? 0, start),
  )
  return { text: pieces.join(''), restore: (texts) => withMiddles(texts, code, middles) }
}

interface Range {
  start: number
  end: number
}

function findMiddles(code: string): Range[] {
  return [...code.matchAll(/\S+/g)]
    .filter(([word]) => word.length > longestWord)
    .map(({ 0: word, index }) => ({
      start: index + longestWord / 2,
      end: index + word.length - longestWord / 2,
    }))
}

function withMiddles(texts: string[], code: string, middles: Range[]): string[] {
  let [start, end, next] = [0, 0, 0]
  return texts.map((text) => {
    end = start + text.length
    for (; middles[next] && middles[next]!.start < end; next++)
      end += middles[next]!.end - middles[next]!.start
    const whole = code.slice(start, end)
    start = end
    return whole
  })
}
