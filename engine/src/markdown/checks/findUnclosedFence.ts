import { replaceParts } from '../source/sourceParts.ts'

/** Fences that open or close a block of code, as far as one can tell without reading what stands around them. */
const fences = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3}(?=[^`\n]*$|`*$)|~{3})/gm

/** A message quotes no more of it. */
const longestShown = 40

/** Where the block of code begins that nothing closes, so that it takes the rest of the note with it. */
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
