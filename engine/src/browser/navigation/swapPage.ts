import { elementIds } from '../../model/elementIds.ts'
import { mergeSidebar } from './mergeSidebar.ts'
import { swapHead } from './swapHead.ts'

/**
 * Puts another page in place of the one that is shown:
 * 1. language, direction and classes of the root, title and head;
 * 2. the navbar's links, each for itself, so that what stands beside them stays;
 * 3. the sidebar, merged when it is the same tree: what the reader opened stays open;
 * 4. all else of the layout, and the footer.
 */
export async function swapPage(next: Document): Promise<void> {
  await swapHead(next)
  const { lang, dir, className } = next.documentElement
  Object.assign(document.documentElement, { lang, dir, className })
  swapNavbar(next)
  swapLayout(next)
  swapFooter(next)
}

function swapNavbar(next: Document): void {
  const itemsOf = (page: Document) => [...page.querySelectorAll('.navbar a.navbar__item, .navbar .dropdown')]
  const [live, fresh] = [itemsOf(document), itemsOf(next)]
  if (live.length === fresh.length) for (const [index, item] of live.entries()) replace(item, fresh[index])
  else replace(document.querySelector('.navbar'), next.querySelector('.navbar'))
}

function swapLayout(next: Document): void {
  const [live, fresh] = [document, next].map((page) => page.getElementById(elementIds.layout)!) as [
    HTMLElement,
    HTMLElement,
  ]
  const [liveMenu, freshMenu] = [document, next].map((page) => page.getElementById(elementIds.menu))
  live.lang = fresh.lang
  if (!liveMenu || !freshMenu) {
    live.replaceChildren(...copiesOf(fresh.childNodes))
    return
  }
  mergeMenu(liveMenu, freshMenu)
  for (const child of [...live.children]) if (child !== liveMenu) child.remove()
  live.append(...copiesOf(fresh.childNodes, freshMenu))
}

/** The same tree of notes is merged; another one takes its place. */
function mergeMenu(live: HTMLElement, fresh: HTMLElement): void {
  const [liveTree, freshTree] = [live, fresh].map((menu) => menu.querySelector('.theme-doc-sidebar-menu'))
  if (liveTree && freshTree && mergeSidebar(liveTree, freshTree)) return
  live.className = fresh.className
  live.replaceChildren(...copiesOf(fresh.childNodes))
}

function swapFooter(next: Document): void {
  const selector = '.theme-layout-footer'
  replace(document.querySelector(selector), next.querySelector(selector))
}

function replace(live: Element | null, fresh: Element | null | undefined): void {
  if (live && fresh && !live.isEqualNode(fresh)) live.replaceWith(document.importNode(fresh, true))
}

function copiesOf(nodes: Iterable<Node>, except?: Node): Node[] {
  return [...nodes].filter((node) => node !== except).map((node) => document.importNode(node, true))
}
