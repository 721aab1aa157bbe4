import { replaceParts } from '../source/sourceParts.ts'

/** Opening and closing fences, found line by line without regard to their context. */
const fences = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3}(?=[^`\n]*$|`*$)|~{3})/gm

/** Maximum number of characters of a fence to quote in a message. */
const longestShown = 40

/** Finds the opening fence of an unclosed code block, which swallows the rest of the note. */
export function findUnclosedFence(text: string): { line: number; written: string } | undefined {
  if ((text.match(fences)?.length ?? 0) % 2 === 0) return undefined
  let rest: string | undefined
  replaceParts(text, (part, kind) => {
    if (kind === 'fence' && !isClosed(part)) rest = part
    return part
  })
  if (rest === undefined) return undefined
  const line = text.slice(0, text.length - rest.length).split('\n').length
  return { line, written: rest.split('\n')[0]!.trim().slice(0, longestShown) }
}

function isClosed(block: string): boolean {
  const [opening = '', ...lines] = block.split('\n')
  const [fence = ''] = /`{3,}|~{3,}/.exec(opening) ?? []
  const last = lines.at(-1)?.replace(/^[ \t>]*/, '')
  return last?.startsWith(fence) === true && /^[`~]*[ \t]*$/.test(last.slice(fence.length))
}
