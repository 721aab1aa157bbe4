import { replaceParts } from './sourceParts.ts'

/** Fences that open or close a block of code, as far as one can tell without reading what stands around them. */
const fences = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?:`{3}(?=[^`\n]*$|`*$)|~{3})/gm
const closedFence = /^.*?(?<fence>`{3,}|~{3,}).*\n(?:.*\n)*?[ \t>]*\k<fence>[`~]*[ \t]*$/

/** Where the block of code begins that nothing closes, so that it takes the rest of the note with it. */
export function findUnclosedFence(text: string): { line: number; written: string } | undefined {
  if ((text.match(fences)?.length ?? 0) % 2 === 0) return undefined
  let rest: string | undefined
  replaceParts(text, (part, kind) => {
    if (kind === 'fence' && !closedFence.test(part)) rest = part
    return part
  })
  if (rest === undefined) return undefined
  const line = text.slice(0, text.length - rest.length).split('\n').length
  return { line, written: rest.split('\n')[0]!.trim() }
}
