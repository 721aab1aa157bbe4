/** Maximum depth of nesting; deeper notes cannot be rendered anyway. */
const deepest = 1000

/** A list item at the maximum indentation. Parsing time grows with the third power of the depth of nested lists. */
const deepItem = new RegExp(`^[ \\t]{${deepest},}(?:[-*+]|\\d+[.)])[ \\t]`, 'm')

/** A line with as many markers of quotes and list items. Parsing time grows with the square of their number. */
const deepLine = new RegExp(`^(?:[ \\t]*(?:[-*+>]|\\d+[.)])){${deepest + 1}}`, 'm')

/** More fences of `:::` than any note has. The parser compares each with all that are open (satteri 0.10.5). */
const mostFences = 5000

/** The label of a directive. The parser needs the square of the time for labels within labels (satteri 0.10.5). */
const label = /:[a-z][\w-]*\[/i

/**
 * Rejects nesting that the parsers cannot handle: nested lists, which take minutes, and in MDX nested brackets, which
 * crash the process (oxc 0.156, a few thousand levels).
 */
export function checkNesting(text: string, isMdx: boolean): void {
  if (
    deepItem.test(text) ||
    deepLine.test(text) ||
    countFences(text) > mostFences ||
    ((isMdx || label.test(text)) && bracketDepth(text) > deepest)
  )
    throw new RangeError('Nested too deeply')
}

const countFences = (text: string) => text.match(/^[ \t>]*:{3}/gm)?.length ?? 0

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
