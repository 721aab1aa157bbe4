import type { Nodes } from 'mdast'
import { MarkdownSyntaxError } from '../markdownSyntaxError.ts'

/** A closing tag that may stand inside a list item: after its marker, or indented. */
export const closingTagInList = /^(?:[ \t>]*(?:[-*+]|\d+[.)])[ \t][ \t>]*|>*[ \t][ \t>]*)<\//m

/**
 * Rejects an element whose closing tag stands inside a list item within it. satteri 0.10.5 accepts it and then crashes
 * the process; other MDX parsers reject it too.
 */
export function checkClosingTags(tree: Nodes): void {
  if (!('children' in tree)) return
  const last = tree.children.at(-1)
  if (tree.type === 'mdxJsxFlowElement' && last && endOf(last) >= endOf(tree)) {
    const { line, column } = last.position!.start
    throw new MarkdownSyntaxError(
      `Expected the closing tag \`</${tree.name ?? ''}>\` after the end of \`${last.type}\``,
      line,
      column,
    )
  }
  tree.children.forEach(checkClosingTags)
}

const endOf = ({ position }: Nodes) => position?.end.offset ?? 0
