import type { Nodes } from 'mdast'
import type { MdastNode, MdastPluginInstance, MdastVisitorContext } from 'satteri'

/** Tag name of the element that represents a `:::name[label]{attributes}` block in the tree. */
export const directiveTag = 'sotay-directive'

/** A `::name` or `:name[label]` that no plugin handles. It is rendered as its source text. */
export interface StrayDirective {
  written: string
  line: number
  column: number
}

type Directive = Extract<MdastNode, { type: 'containerDirective' | 'leafDirective' | 'textDirective' }>

/**
 * Parser plugin that turns `:::` blocks into elements and all other directives back into text, except those that
 * another plugin has handled. It reads `children` only where needed, because that makes the parser copy its whole
 * tree.
 */
export function replaceDirectives(
  text: string,
  stray: StrayDirective[],
  isMdx: boolean,
): MdastPluginInstance {
  const restore = (node: Readonly<Directive>, context: MdastVisitorContext) => {
    const place = isPlain(node) && directivePlace(node)
    if (!place) return
    const { start, end } = place
    const written = text.slice(start.offset, end)
    const isBare = /^:[^[{]*$/.test(written)
    if (node.type === 'leafDirective' || !isBare)
      stray.push({ written, line: start.line, column: start.column })
    const children = isBare ? [{ type: 'text' as const, value: written }] : asWritten(node, place, text)
    context.replaceNode(node, node.type === 'leafDirective' ? { type: 'paragraph', children } : children)
  }
  const name = (node: Readonly<Directive>, context: MdastVisitorContext) => {
    if (isMdx) readModuleCode(node, context, text)
    if (isPlain(node))
      context.setProperty(node, 'data', { hName: directiveTag, hProperties: containerProperties(node, text) })
  }
  return {
    options: { position: true },
    containerDirective: name,
    leafDirective: restore,
    textDirective: restore,
  }
}

/** The start of a line of code in MDX. */
const moduleLine = /^(?:import|export)\s/m

/** In MDX the imports and exports within a block are code, too. The parser takes them for paragraphs. */
function readModuleCode(node: Readonly<Directive>, context: MdastVisitorContext, text: string): void {
  const place = directivePlace(node)
  if (!place || !moduleLine.test(text.slice(place.start.offset, place.end))) return
  for (const child of node.children as readonly MdastNode[]) {
    const { position } = child
    if (child.type !== 'paragraph' || position?.start.column !== 1) continue
    const value = text.slice(position.start.offset, position.end.offset)
    if (value.search(moduleLine) === 0) context.replaceNode(child, { type: 'mdxjsEsm', value })
  }
}

/** Whether no plugin has set the element that the directive becomes. */
const isPlain = ({ data }: Readonly<Directive>) => !data || !('hName' in data)

function containerProperties(node: Readonly<Directive>, text: string) {
  const { name, attributes } = node
  const { title, id, class: className } = attributes ?? {}
  const given = { name, title: title ?? undefined, id: id ?? undefined, className: className ?? undefined }
  const place = directivePlace(node)
  if (!place) return given
  const { line, column, offset } = place.start
  const isClosed = /[\r\n][ \t>]*:{3,}\s*$/.test(text.slice(offset, place.end))
  const labelled = /^:[^\s[{]+\[.*\]/.test(text.slice(offset, text.indexOf('\n', offset)))
  return { ...given, labelled: labelled || undefined, unclosed: !isClosed || undefined, line, column }
}

/** A directive as text nodes around its label, which stays Markdown. */
function asWritten({ children }: Readonly<Directive>, place: DirectivePlace, text: string) {
  return [
    { type: 'text' as const, value: text.slice(place.start.offset, place.labelStart) },
    ...(children as Extract<Directive, { type: 'textDirective' }>['children']),
    { type: 'text' as const, value: text.slice(place.labelEnd, place.end) },
  ]
}

interface Point {
  line: number
  column: number
  offset?: number | undefined
}

/** The offsets of a directive and its label in the text; `start` also has line and column. */
interface DirectivePlace {
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
function directivePlace({ position, children, data }: DirectiveNode): DirectivePlace | undefined {
  if (data && 'place' in data) return data.place as DirectivePlace
  if (!position) return undefined
  const end = position.end.offset!
  const labelStart = children[0]?.position?.start.offset ?? end
  const labelEnd = children.at(-1)?.position?.end.offset ?? end
  return { start: position.start, end, labelStart, labelEnd }
}

/**
 * Saves what replacing the parser's tree would drop: the positions of directives in their `data`, and attributes of
 * tags that plugins give as numbers, which are texts.
 */
export function keepDirectivePlaces<Tree extends Nodes>(tree: Tree): Tree {
  if (!('children' in tree)) return tree
  if ('attributes' in tree && Array.isArray(tree.attributes))
    for (const each of tree.attributes) if (/^[bn]/.test(typeof each.value)) each.value = String(each.value)
  if (tree.type.endsWith('Directive')) {
    const place = directivePlace(tree)
    if (place) Object.assign(tree, { data: { ...tree.data, place } })
  }
  tree.children.forEach(keepDirectivePlaces)
  return tree
}
