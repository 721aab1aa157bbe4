/**
 * Carries the difference between two versions of an element over to the live one. What is the same
 * in both versions is not touched, so scroll positions, open groups and typed text stay.
 */
export function patch(live: Element, before: Element, after: Element): void {
  if (before.isEqualNode(after)) return
  const children = [live, before, after].map((element) => [...element.childNodes])
  const [liveChildren, beforeChildren, afterChildren] = children as [ChildNode[], ChildNode[], ChildNode[]]
  patchAttributes(live, before, after)
  if (liveChildren.length !== beforeChildren.length) {
    live.replaceChildren(...afterChildren.map((child) => document.importNode(child, true)))
    return
  }
  const start = countSame(beforeChildren, afterChildren)
  const end = countSame(beforeChildren.slice(start).reverse(), afterChildren.slice(start).reverse())
  const removed = liveChildren.slice(start, liveChildren.length - end)
  const added = afterChildren.slice(start, afterChildren.length - end)
  if (
    removed.length === added.length &&
    removed.every((child, index) => canPatch(child, beforeChildren[start + index]!, added[index]!))
  ) {
    removed.forEach((child, index) => {
      patch(child as Element, beforeChildren[start + index] as Element, added[index] as Element)
    })
    return
  }
  const anchor = liveChildren[liveChildren.length - end] ?? null
  for (const child of removed) child.remove()
  for (const child of added) live.insertBefore(document.importNode(child, true), anchor)
}

function patchAttributes(live: Element, before: Element, after: Element): void {
  for (const name of new Set([...before.getAttributeNames(), ...after.getAttributeNames()])) {
    const value = after.getAttribute(name)
    if (value === before.getAttribute(name)) continue
    if (value === null) live.removeAttribute(name)
    else live.setAttribute(name, value)
  }
}

/** How many nodes at the beginning are the same in both lists. */
function countSame(before: Node[], after: Node[]): number {
  const index = before.findIndex((node, position) => !after[position] || !node.isEqualNode(after[position]))
  return index < 0 ? Math.min(before.length, after.length) : index
}

function canPatch(live: Node, before: Node, after: Node): boolean {
  return (
    live instanceof Element &&
    [before, after].every((node) => node.nodeType === 1 && node.nodeName === live.nodeName)
  )
}
