import type { Nodes } from 'mdast'
import { MarkdownSyntaxError } from '../locate.ts'
import { replaceParts } from '../source/sourceParts.ts'

/**
 * Limit of unclosed tags. After one within braces, parsing time doubles with each that follows, be it in a code block
 * (satteri 0.10.5).
 */
const mostOpen = 16

/** An escaped sign, a text in quotes, a tag without values, or a brace. */
const token =
  /\\.|(?<!\w)(?<quote>["'])(?:\\.|(?!\k<quote>)[^\\\n])*\k<quote>|<(?<slash>\/?)(?<name>[A-Za-z_$][\w$.:-]*(?![\w$.:-])|(?=>))[^<>{}"'=/]*>|[{}]/g

interface OpenTag {
  at: number
  isInBraces: boolean
}

/**
 * Rejects MDX that is really code, such as a class in Java whose fence is missing, before parsing it takes hours: its
 * type arguments look like tags that nothing closes.
 */
export function checkOpenTags(text: string): void {
  if (!text.includes('{') || text.split('<').length <= mostOpen) return
  const withoutCode = replaceParts(text, (part, kind) =>
    kind === 'tag' ? part : part.replace(/[^\n]/g, ' '),
  )
  const first = findOpenTags(withoutCode).find(({ isInBraces }) => isInBraces)
  if (!first || findOpenTags(text.slice(first.at)).length <= mostOpen) return
  const before = text.slice(0, first.at).split('\n')
  throw new MarkdownSyntaxError(
    'This looks like a tag that is never closed, within braces',
    before.length,
    before.at(-1)!.length + 1,
  )
}

/** The tags that are never closed, in order. */
function findOpenTags(text: string): OpenTag[] {
  const open = new Map<string, OpenTag[]>()
  let depth = 0
  for (const { 0: sign, index, groups } of text.matchAll(token)) {
    const { slash, name } = groups!
    if (sign === '{') depth++
    else if (sign === '}') depth = Math.max(0, depth - 1)
    else if (slash) open.get(name!)?.pop()
    else if (name !== undefined) {
      if (!open.has(name)) open.set(name, [])
      open.get(name)!.push({ at: index, isInBraces: depth > 0 })
    }
  }
  return [...open.values()].flat().sort((a, b) => a.at - b.at)
}

/** A closing tag that may be inside a list item: after its marker, or indented. */
export const closingTagInList = /^(?:[ \t>]*(?:[-*+]|\d+[.)])[ \t][ \t>]*|>*[ \t][ \t>]*)<\//m

/**
 * Rejects an element whose closing tag is inside a list item within it. satteri 0.10.5 accepts it and then crashes
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
