import { exchangeEvent, islandTag } from '../../model/markup.ts'
import { element } from '../element.ts'
import { newFiles } from '../navigation/swapPage.ts'

/**
 * Applies the difference between two versions of a node to the live one. Nodes that are equal in both versions are
 * not touched, so scroll positions, open groups and typed text stay; nor are nodes that scripts have added.
 */
export function patch(live: Node, before: Node, after: Node): void {
  if (isSame(before, after)) return
  if (!(live instanceof HTMLElement || live instanceof SVGElement)) live.nodeValue = after.nodeValue
  else if (live.localName === islandTag) exchangeIsland(live, after)
  else {
    patchAttributes(live, before as Element, after as Element)
    patchChildren(live, [...before.childNodes], [...after.childNodes])
  }
}

/**
 * React's DOM must not be changed from outside, so one that runs exchanges itself, and keeps its state. Any other is
 * replaced as a whole, and hydrates by itself.
 */
function exchangeIsland(live: Element, after: Node): void {
  const isReplaced = live.dispatchEvent(new CustomEvent(exchangeEvent, { detail: after, cancelable: true }))
  if (isReplaced) live.replaceWith(document.importNode(after, true))
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
    const next = known[before.length - end] ?? known.at(-1)?.nextSibling ?? null
    exchange(live, { outdated, removed, added, next })
  }
}

interface Exchange {
  /** The live nodes that correspond to `removed`. */
  outdated: ChildNode[]
  removed: ChildNode[]
  added: ChildNode[]
  /** The live node behind them. */
  next: ChildNode | null
}

/** Puts the added nodes in place of the removed ones. Elements that are among both, in the same order, stay. */
function exchange(live: Element, { outdated, removed, added, next }: Exchange): void {
  let passed = 0
  for (const node of added) {
    const same = removed.findIndex((each, index) => index >= passed && isElement(each) && isSame(each, node))
    if (same < 0) live.insertBefore(document.importNode(node, true), outdated[passed] ?? next)
    else {
      for (const child of outdated.slice(passed, same)) child.remove()
      passed = same + 1
    }
  }
  for (const child of outdated.slice(passed)) child.remove()
}

/** How many nodes at the beginning are the same in both lists. */
function countSame(before: Node[], after: Node[]): number {
  const index = before.findIndex((node, position) => !after[position] || !isSame(node, after[position]!))
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

/**
 * Whether nothing differs but the numbers of islands: they count from the top of the page, so an island that comes or
 * goes changes them in all that follow, which nevertheless keep their state.
 */
function isSame(one: Node, other: Node): boolean {
  if (one.isEqualNode(other)) return true
  if (!isElement(one) || !isElement(other)) return false
  return /_note\d/.test(one.outerHTML) && withoutNumbers(one) === withoutNumbers(other)
}

const withoutNumbers = ({ outerHTML }: Element) => outerHTML.replace(/_note\d+(?=-)/g, '')
const isElement = (node: Node): node is Element => node instanceof Element

const haveSameNames = (some: Node[], others: Node[]) =>
  some.length === others.length && some.every((node, index) => node.nodeName === others[index]!.nodeName)

const imported = (nodes: Node[]) => nodes.map((node) => document.importNode(node, true))

/**
 * Replaces the stylesheets of one version of a page by those of the next, in their order. New ones load before old
 * ones go, so the page is never unstyled. Scripts that only the next version has are added.
 */
export async function exchangeFiles(before: Document, after: Document): Promise<void> {
  const [former, wanted] = [addressesIn(before), addressesIn(after)]
  let last: Element | undefined
  for (const address of wanted) last = findSheet(address) ?? (await addSheet(address, last))
  for (const address of former) if (!wanted.includes(address)) findSheet(address)?.remove()
  document.head.append(...newFiles(after))
}

const sheetsOf = (page: Document) => [...page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const addressesIn = (page: Document) => sheetsOf(page).map((sheet) => sheet.getAttribute('href')!)

const findSheet = (address: string) =>
  sheetsOf(document).find((sheet) => sheet.getAttribute('href') === address)

function addSheet(address: string, last: Element | undefined): Promise<Element> {
  return new Promise((resolve) => {
    const sheet = element('link', { rel: 'stylesheet', href: address })
    sheet.onload = sheet.onerror = () => resolve(sheet)
    if (last) last.after(sheet)
    else document.head.prepend(sheet)
  })
}
