import { islandTag } from '../../model/island.ts'

/**
 * Applies the difference between two versions of a node to the live one. Nodes that are equal in both versions are
 * not touched, so scroll positions, open groups and typed text stay; nor are nodes that scripts have added.
 */
export function patch(live: Node, before: Node, after: Node): void {
  if (before.isEqualNode(after)) return
  if (!(live instanceof HTMLElement || live instanceof SVGElement)) live.nodeValue = after.nodeValue
  // React's DOM must not be changed from outside, so the whole island is replaced; the new one hydrates by itself.
  else if (live.localName === islandTag) live.replaceWith(document.importNode(after, true))
  else {
    patchAttributes(live, before as Element, after as Element)
    patchChildren(live, [...before.childNodes], [...after.childNodes])
  }
}

function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name)
    if (value === before.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}

function patchChildren(live: Element, before: ChildNode[], after: ChildNode[]): void {
  const start = countSame(before, after)
  const end = countSame(before.slice(start).reverse(), after.slice(start).reverse())
  const removed = before.slice(start, before.length - end)
  const added = after.slice(start, after.length - end)
  const known = findLive([...live.childNodes], before)
  const outdated = known.slice(start, before.length - end)
  if (known.length < before.length || !haveSameNames(outdated, removed))
    // Scripts have changed these children beyond recognition, so they are replaced.
    live.replaceChildren(...imported(after))
  else if (haveSameNames(removed, added))
    outdated.forEach((child, index) => {
      patch(child, removed[index]!, added[index]!)
    })
  else {
    const place = known[start - 1]?.nextSibling ?? known[start] ?? null
    for (const child of imported(added)) live.insertBefore(child, place)
    for (const child of outdated) child.remove()
  }
}

/** How many nodes at the beginning are the same in both lists. */
function countSame(before: Node[], after: Node[]): number {
  const index = before.findIndex((node, position) => !after[position] || !node.isEqualNode(after[position]))
  return index < 0 ? Math.min(before.length, after.length) : index
}

/**
 * The live nodes that correspond to `before`: by position or, if scripts have added some, by tag, id and first class.
 * May find only the leading ones.
 */
function findLive(live: ChildNode[], before: ChildNode[]): ChildNode[] {
  if (live.length === before.length) return live
  const found: ChildNode[] = []
  for (const child of live) {
    const node = before[found.length]
    if (node && isAlike(child, node)) found.push(child)
  }
  return found
}

function isAlike(live: Node, before: Node): boolean {
  if (live.nodeName !== before.nodeName) return false
  if (!(live instanceof Element && before instanceof Element)) return true
  return live.id === before.id && live.classList[0] === before.classList[0]
}

const haveSameNames = (some: Node[], others: Node[]) =>
  some.length === others.length && some.every((node, index) => node.nodeName === others[index]!.nodeName)

const imported = (nodes: Node[]) => nodes.map((node) => document.importNode(node, true))
