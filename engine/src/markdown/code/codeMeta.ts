import { fileAttribute } from '../../content/fileAttribute.ts'

/** What stands after the language of a fence. Unknown words are ignored. */
export interface CodeMeta {
  title?: string
  /** Lines to mark, from 1; undefined when the fence names none. */
  markedLines?: number[]
  /** Number of the first line, when lines are numbered. */
  firstLineNumber?: number
  /** The file, or `#part` of it, that is shown. */
  file?: string
}

const titlePattern = /(?<![\w-])title=(["'])(.*?)\1/

/** Reads `title="x" {1,3-5} showLineNumbers=5`. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = titlePattern.exec(meta)?.[2]
  const file = fileAttribute.exec(meta)?.groups
  const withoutTitle = meta.replace(titlePattern, ' ').replace(fileAttribute, ' ')
  const ranges = /\{([\d,-]+)\}/.exec(withoutTitle)?.[1]
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(withoutTitle)
  return {
    ...(title !== undefined && { title }),
    ...(ranges !== undefined && { markedLines: parseRanges(ranges) }),
    ...(file && { file: file.quoted ?? file.single ?? file.bare! }),
    ...(numbers && { firstLineNumber: Number(numbers[1] ?? 1) }),
  }
}

/** No range reaches further than this: a slip such as `{1-99999999}` must not fill the memory. */
const lastLine = 100_000

function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map((bound) => Number.parseInt(bound, 10))
    if (!from || !to || to < from) return []
    return Array.from({ length: Math.min(to, lastLine) - from + 1 }, (_, index) => from + index)
  })
}
