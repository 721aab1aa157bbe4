import type { Nodes } from 'mdast'

interface Point {
  line: number
  column: number
  offset?: number | undefined
}

/** The offsets of a directive and its label in the text; `start` also has line and column. */
export interface DirectivePlace {
  start: Point
  end: number
  labelStart: number
  labelEnd: number
}

interface DirectiveNode {
  position?: { start: Point; end: Point } | undefined
  children: readonly { position?: { start: Point; end: Point } | undefined }[]
  data?: object | null | undefined
}

/**
 * The place of a directive: its own position, or the one saved by `keepDirectivePlaces`. Undefined for a directive
 * that a plugin made.
 */
export function directivePlace({ position, children, data }: DirectiveNode): DirectivePlace | undefined {
  if (data && 'place' in data) return data.place as DirectivePlace
  if (!position) return undefined
  const end = position.end.offset!
  const labelStart = children[0]?.position?.start.offset ?? end
  const labelEnd = children.at(-1)?.position?.end.offset ?? end
  return { start: position.start, end, labelStart, labelEnd }
}

/** Saves the positions of directives in their `data`, because replacing the parser's tree drops all positions. */
export function keepDirectivePlaces<Tree extends Nodes>(tree: Tree): Tree {
  if (!('children' in tree)) return tree
  if (tree.type.endsWith('Directive')) {
    const place = directivePlace(tree)
    if (place) Object.assign(tree, { data: { ...tree.data, place } })
  }
  tree.children.forEach(keepDirectivePlaces)
  return tree
}
