/** No note that can be rendered is deeper. */
const deepest = 1000

/** The time that the parser takes for lists in lists grows with the third power of their depth. */
const deepItem = new RegExp(`^[ \\t]{${deepest},}(?:[-*+]|\\d+[.)])[ \\t]`, 'm')

/**
 * Refuses what the parsers do not come through: lists in lists in lists, which take minutes, and in MDX
 * brackets in brackets, which end the process (oxc 0.156, some thousand deep).
 */
export function checkNesting(text: string, isMdx: boolean): void {
  if (deepItem.test(text) || (isMdx && bracketDepth(text) > deepest))
    throw new RangeError('Nested too deeply')
}

/** How deep brackets stand in each other, in code between empty lines. */
function bracketDepth(text: string): number {
  let [depth, most] = [0, 0]
  for (const [sign] of text.matchAll(/[[({\])}]|\n[ \t]*\n/g)) {
    if (sign[0] === '\n') depth = 0
    else if ('[({'.includes(sign)) most = Math.max(most, ++depth)
    else depth = Math.max(0, depth - 1)
  }
  return most
}
