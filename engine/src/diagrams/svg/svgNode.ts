/** A node of a finished picture. */
export interface SvgNode {
  tag: string
  attributes: Map<string, string>
  children: (SvgNode | string)[]
}

/** All elements of a picture, itself first. */
export function* walkSvg(node: SvgNode): Generator<SvgNode> {
  yield node
  for (const child of node.children) if (typeof child !== 'string') yield* walkSvg(child)
}

/** The texts of a picture, in document order. */
export function textsOf(node: SvgNode): string[] {
  if (node.tag === 'text') return [joinText(node).replace(/\s+/g, ' ').trim()].filter(Boolean)
  return node.children.flatMap((child) => (typeof child === 'string' ? [] : textsOf(child)))
}

/** Joins the text of an element. A child with its own position begins a new line. */
function joinText({ attributes, children }: SvgNode): string {
  const text = children.map((child) => (typeof child === 'string' ? child : joinText(child))).join('')
  return attributes.has('x') || attributes.has('dy') ? ` ${text}` : text
}
