/** Maximum depth of nesting; deeper notes cannot be rendered anyway. */
const deepest = 1000

/** A list item at the maximum indentation. Parsing time grows with the third power of the depth of nested lists. */
const deepItem = new RegExp(`^[ \\t]{${deepest},}(?:[-*+]|\\d+[.)])[ \\t]`, 'm')

/**
 * Rejects nesting that the parsers cannot handle: nested lists, which take minutes, and in MDX nested brackets, which
 * crash the process (oxc 0.156, a few thousand levels).
 */
export function checkNesting(text: string, isMdx: boolean): void {
  if (deepItem.test(text) || (isMdx && bracketDepth(text) > deepest))
    throw new RangeError('Nested too deeply')
}

/** The greatest depth of nested brackets; a blank line resets it. */
function bracketDepth(text: string): number {
  let [depth, most] = [0, 0]
  for (const [sign] of text.matchAll(/[[({\])}]|\n[ \t]*\n/g)) {
    if (sign[0] === '\n') depth = 0
    else if ('[({'.includes(sign)) most = Math.max(most, ++depth)
    else depth = Math.max(0, depth - 1)
  }
  return most
}
