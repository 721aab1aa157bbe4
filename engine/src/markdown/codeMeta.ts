/** What stands after the language of a fence (behaviours 3.6). Unknown words are ignored. */
export interface CodeMeta {
  title?: string
  /** Lines to mark, from 1; undefined when the fence names none. */
  markedLines?: number[]
  /** Number of the first line, when lines are numbered. */
  firstLineNumber?: number
}

/** Reads `title="x" {1,3-5} showLineNumbers=5`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2]
  const withoutTitle = meta.replace(/(?:^|\s)title=(["']).*?\1/, ' ')
  const ranges = /\{([\d,\s-]+)\}/.exec(withoutTitle)?.[1]
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?:\s|$)/.exec(withoutTitle)
  return {
    ...(title !== undefined && { title }),
    ...(ranges !== undefined && { markedLines: parseRanges(ranges) }),
    ...(numbers && { firstLineNumber: Number(numbers[1] ?? 1) }),
  }
}

function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map((bound) => Number.parseInt(bound, 10))
    if (!from || !to || to < from) return []
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}
