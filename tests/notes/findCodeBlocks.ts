/** A fenced block of code of a page. */
export interface CodeBlock {
  /** The page's path below `notes/docs`. */
  page: string
  /** The line of the page on which the code begins, after the fence. */
  line: number
  /** The first word of the fence, or an empty string. */
  language: string
  /** The rest of the fence's line after the language. */
  meta: string
  code: string
}

const fencePattern = /^(?<indent> *)(?<marks>`{3,}|~{3,}) *(?<language>[^\s`]*)(?<meta>[^`]*)$/

interface Fence {
  indent: string
  marks: string
  language: string
  meta: string
}

/** Finds the fenced blocks of a page, also those inside lists, tabs and details. */
export function findCodeBlocks(page: string, text: string): CodeBlock[] {
  const lines = text.split('\n')
  const blocks: CodeBlock[] = []
  for (let index = 0; index < lines.length; index++) {
    const fence = fencePattern.exec(lines[index]!)?.groups as Fence | undefined
    if (!fence) continue
    const end = findEnd(lines, index + 1, fence.marks)
    const code = lines.slice(index + 1, end).map((line) => unindent(line, fence.indent.length))
    blocks.push({
      page,
      line: index + 2,
      language: fence.language,
      meta: fence.meta.trim(),
      code: code.join('\n'),
    })
    index = end
  }
  return blocks
}

function findEnd(lines: string[], start: number, marks: string): number {
  const end = lines.findIndex((line, index) => index >= start && isClosing(line.trim(), marks))
  return end === -1 ? lines.length : end
}

function isClosing(line: string, marks: string): boolean {
  return line.length >= marks.length && line === marks[0]!.repeat(line.length)
}

function unindent(line: string, width: number): string {
  return line.slice(Math.min(width, line.search(/[^ ]|$/)))
}
