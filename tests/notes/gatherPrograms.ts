import type { CodeBlock } from './findCodeBlocks.ts'

/** A complete program: one block marked `test`, or all blocks of a page with the same `test=NAME`. */
export interface Program {
  page: string
  language: string
  /** The page's line on which the first block begins. */
  line: number
  /** Padded with empty lines, so that line numbers in messages are those of the page. */
  code: string
}

const testPattern = /(?:^|\s)test(?:=(?<name>[\w-]+))?(?=\s|$)/

/** Whether the fence asks for the block to be run. */
export const isTested = ({ meta }: CodeBlock) => testPattern.test(meta)

/** Makes programs of the blocks that are marked `test`. */
export function gatherPrograms(blocks: CodeBlock[]): Program[] {
  const groups = new Map<string, CodeBlock[]>()
  for (const block of blocks.filter(isTested)) {
    const key = [block.page, block.language, testPattern.exec(block.meta)!.groups!.name ?? block.line].join()
    groups.set(key, [...(groups.get(key) ?? []), block])
  }
  return [...groups.values()].map(toProgram)
}

function toProgram(blocks: CodeBlock[]): Program {
  const { page, language, line } = blocks[0]!
  return { page, language, line, code: blocks.reduce(addAtItsLine, '') }
}

function addAtItsLine(before: string, { line, code }: CodeBlock): string {
  const lineCount = before.split('\n').length
  return before + '\n'.repeat(line - lineCount) + code
}
