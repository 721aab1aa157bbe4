import type { Element } from 'hast'
import { fileAttribute } from '../../content/quotedFiles.ts'
import { toText } from '../tree.ts'

/** The parsed attributes after the language of a fence. Unknown words are ignored. */
export interface CodeMeta {
  title?: string
  /** Lines to mark, from 1; undefined when the fence names none. */
  markedLines?: number[]
  /** The number of the first line; undefined without line numbers. */
  firstLineNumber?: number
  /** Whether the block reaches out of the column of the text. */
  isWide?: true
  /** Path of the quoted file, with an optional `#part`. */
  file?: string
}

const titlePattern = /(?<![\w-])title=(["'])(.*?)\1/

/** Parses `title="x" {1,3-5} showLineNumbers=5 wide`. */
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
    ...(/(?:^|\s)wide(?=\s|$)/.test(withoutTitle) && { isWide: true }),
    ...(numbers && { firstLineNumber: Number(numbers[1] ?? 1) }),
  }
}

/** Upper limit of line ranges, so that a typo such as `{1-99999999}` does not exhaust memory. */
const lastLine = 100_000

function parseRanges(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map((bound) => Number.parseInt(bound, 10))
    if (!from || !to || to < from) return []
    return Array.from({ length: Math.min(to, lastLine) - from + 1 }, (_, index) => from + index)
  })
}

/** A code block of a note. */
export interface Fence {
  code: string
  /** As written; undefined when the note names none. */
  language?: string | undefined
  /** The info string after the language. */
  meta: string
}

/** Reads the code block of a `<pre><code>`; undefined for any other `<pre>`, which comes from HTML. */
export function readFence(pre: Element): Fence | undefined {
  const code = pre.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'code',
  )
  if (!code) return undefined
  const { lang, meta = pre.properties.dataMeta } = (code.data ?? {}) as { lang?: string; meta?: string }
  return {
    code: toText(code).replace(/\n$/, ''),
    language: lang ?? languageFromClass(code),
    meta: String(meta ?? ''),
  }
}

function languageFromClass({ properties }: Element): string | undefined {
  return [properties.className]
    .flat()
    .map((name) => /^language-(.+)$/.exec(String(name ?? ''))?.[1])
    .find(Boolean)
}
