import { cellGap, codeEnd, codeStart } from '../../model/searchPage.ts'
import type { MarkedText } from '../query/searchHit.ts'

/** Distance, in characters, within which other marks count when the best place is chosen. */
const reach = 120
/** The most characters up to the end of the mark: a phone shows hardly more of a snippet. */
const mostBefore = 80
const ellipsis = '…'
type Range = [start: number, end: number]

/**
 * Cuts a snippet of about `length` characters around the marks of a text, in whole words, with `…` where it was cut. It
 * begins with the sentence of the mark if that leaves room for it. `at` is another place to cut around than the marks.
 */
export function cutSnippet({ text, marks }: MarkedText, length: number, at?: number): MarkedText {
  if (text.length <= length) return readCode({ text, marks })
  const best: Range = at === undefined ? bestMark(text, marks) : [at, at]
  const first = sentenceStart(text, best, length)
  const [from, to] = growAround(text, [first ?? best[0], best[1]], length, first ?? best[1] - mostBefore)
  const [before, after] = [from > 0 ? ellipsis : '', to < text.length ? ellipsis : '']
  // A snippet that begins within code gets the mark of its beginning.
  const opening = isInCode(text, from) ? codeStart : ''
  const shift = before.length + opening.length - from
  return readCode({
    text: before + opening + text.slice(from, to) + after,
    marks: marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start + shift, end + shift]),
  })
}

/** Takes the marks of code out of a text, and says where the code is. */
export function readCode({ text, marks }: MarkedText): MarkedText {
  if (!text.includes(codeStart) && !text.includes(codeEnd)) return { text, marks }
  const code: Range[] = []
  let plain = ''
  let opened: number | undefined
  for (const character of text) {
    if (character === codeStart) opened = plain.length
    else if (character !== codeEnd) plain += character
    else if (opened !== undefined) {
      code.push([opened, plain.length])
      opened = undefined
    }
  }
  if (opened !== undefined) code.push([opened, plain.length])
  const taken = (place: number) => text.slice(0, place).replace(/[^\ue002\ue003]/g, '').length
  return { text: plain, marks: marks.map(([start, end]) => [start - taken(start), end - taken(end)]), code }
}

const isInCode = (text: string, place: number) =>
  text.lastIndexOf(codeStart, place - 1) > text.lastIndexOf(codeEnd, place - 1)

/** The mark followed by the most different words nearby, in prose before code and tables. */
function bestMark(text: string, marks: MarkedText['marks']): Range {
  let best = marks[0] ?? [0, 0]
  let most = 0
  for (const [index, mark] of marks.entries()) {
    const near = marks.slice(index).filter(([start]) => start < mark[0] + reach)
    const words = new Set(near.map(([start, end]) => text.slice(start, end).toLowerCase()))
    const count = words.size + Number(isProse(text, mark))
    if (count > most) [best, most] = [mark, count]
  }
  return best
}

/** Cells and labels are short, so one near the mark has a gap beside it. */
const cellReach = 40

function isProse(text: string, [start, end]: Range): boolean {
  const around = text.slice(Math.max(0, start - cellReach), end + cellReach)
  return !isInCode(text, start) && !around.includes(cellGap)
}

/** Where the sentence of a mark begins; undefined where that is too far away to show both. */
function sentenceStart(text: string, [start, end]: Range, length: number): number | undefined {
  const before = text.slice(Math.max(0, end - Math.min(length, mostBefore)), start)
  const [last] = [...before.matchAll(/(?:[.!?]["”’)]?|\ue003)\s+(?=\P{Ll})/gu)].slice(-1)
  if (last) return start - before.length + last.index + last[0].length
  return before.length === start ? 0 : undefined
}

/** Extends the range word by word, evenly on both sides, while there is space; not to the left of `first`. */
function growAround(text: string, [start, end]: Range, length: number, first: number): Range {
  let [from, to] = [start, end]
  for (;;) {
    const left = from > first ? text.lastIndexOf(' ', from - 2) + 1 : from
    const right = to < text.length ? endOfWord(text, to + 1) : to
    const isLeftTurn = left < from && (start - from <= to - end || right === to)
    const [nextFrom, nextTo] = isLeftTurn ? [left, to] : [from, right]
    if (nextTo - nextFrom > length || (nextFrom === from && nextTo === to)) return [from, to]
    ;[from, to] = [nextFrom, nextTo]
  }
}

function endOfWord(text: string, from: number): number {
  const end = text.indexOf(' ', from)
  return end < 0 ? text.length : end
}
